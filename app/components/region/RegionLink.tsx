import { Link, useFetcher, useLocation } from '@remix-run/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { unpack } from '#app/domain/packed.ts';
import { makeTranslate } from '#app/i18n/translate.ts';
import { useLanguage } from '#app/i18n/use-translation.ts';
import { Modal } from '#app/ui/Modal.tsx';
import type { RegionPrompt } from './region-prompt.ts';

// The form and what checks it are fetched by those who open it.
const RegionForm = lazy(() => import('./RegionForm.tsx').then((module) => ({ default: module.RegionForm })));

export interface RegionLinkProps {
  className?: string;
  /** The page of the form, which is what opens without script. */
  href: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** The region switcher: a link to its page, over which script lays the same form as a modal (2.3#53). */
export function RegionLink({ className, href, title, closeLabel, children }: RegionLinkProps) {
  const { data, load } = useFetcher<RegionPrompt>();
  const { key } = useLocation();
  const language = useLanguage();
  // Saving leads back to the same page as a new entry of the history, on which it is shut.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <Link
        className={className}
        to={href}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          setOpenAt(key);
          load(href);
        }}
      >
        {children}
      </Link>
      {openAt === key && data ? (
        <Modal open title={title} closeLabel={closeLabel} onClose={() => setOpenAt(null)}>
          <Suspense fallback={<div className="sk text" />}>
            <RegionForm {...data} t={makeTranslate(language, unpack(data.messages.link))} action={href} />
          </Suspense>
        </Modal>
      ) : null}
    </>
  );
}
