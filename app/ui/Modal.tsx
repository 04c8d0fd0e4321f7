import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export interface ModalProps {
  open: boolean;
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native dialog over the page. Enhancement only: whatever it holds has a page of its own, and the control that
 * opens it is a link to that page.
 */
export function Modal({ open, title, closeLabel, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // The outside system is the dialog element: only showModal() gives it the backdrop, the focus trap and Escape.
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop; Escape is the keyboard's way and native
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="modal-head">
        <h2 className="serif s" id={heading}>
          {title}
        </h2>
        <button type="button" className="ic" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </button>
      </div>
      <div className="body">{children}</div>
    </dialog>
  );
}
