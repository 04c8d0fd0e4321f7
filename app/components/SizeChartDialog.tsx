import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { useT } from '#app/i18n/use-translation.ts';
import { Modal } from '#app/ui/Modal.tsx';
import { SizeChart, type SizeChartData } from './SizeChart.tsx';

/** The size chart over the page: asks for what its page shows, and again when another unit is chosen (4#44). */
export function SizeChartDialog({ href, onClose }: { href: string; onClose: () => void }) {
  const t = useT('gallery');
  const { load, data, state } = useFetcher<{ chart: SizeChartData }>();
  // The outside system is the server: opening the dialog asks it.
  useEffect(() => void load(href), [load, href]);
  return (
    <Modal open title={t('sizeChart')} closeLabel={t('close')} onClose={onClose}>
      {data ? (
        <div aria-busy={state === 'loading' || undefined}>
          <SizeChart chart={data.chart} onChoose={(to) => load(to)} />
        </div>
      ) : (
        <p role="status">{t('sizeChartLoading')}</p>
      )}
    </Modal>
  );
}
