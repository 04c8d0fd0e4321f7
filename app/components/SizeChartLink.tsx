import { Link } from '@remix-run/react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '#app/i18n/use-translation.ts';

const SizeChartDialog = lazy(async () => ({
  default: (await import('./SizeChartDialog.tsx')).SizeChartDialog,
}));

/** The way to a size chart: a page, which script opens as a dialog over this one. */
export function SizeChartLink({ href }: { href: string }) {
  const t = useT('gallery');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Link
        className="link"
        to={href}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {t('sizeChart')}
      </Link>
      {open ? (
        <Suspense fallback={null}>
          <SizeChartDialog href={href} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
