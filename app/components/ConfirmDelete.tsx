import { Form } from '@remix-run/react';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Icon } from '#app/ui/Icon.tsx';

interface ConfirmDeleteProps {
  id: number;
  /** Another page's action, and where that leads afterwards; this page's own without. */
  action?: string;
  forward?: string;
  size?: 'tiny';
  label: string;
  question: string;
  confirm: string;
}

/** Deleting takes two presses, the second one inside what the first opens; no script needed. */
export function ConfirmDelete(props: ConfirmDeleteProps) {
  const { id, action, forward, size, label, question, confirm } = props;
  return (
    <details className="confirm">
      <summary className={buttonClass('quiet', size ? { size } : {})}>{label}</summary>
      <Form method="post" className="ask" {...(action ? { action } : {})}>
        <p className="small">{question}</p>
        <input type="hidden" name="id" value={id} />
        {forward ? <input type="hidden" name="forward" value={forward} /> : null}
        <Button variant="danger" size="tiny" name="intent" value="delete">
          <Icon name="trash-2" size="small" />
          {confirm}
        </Button>
      </Form>
    </details>
  );
}
