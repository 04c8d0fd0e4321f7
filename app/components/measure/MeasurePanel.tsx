import { Form } from '@remix-run/react';
import { compare, garmentDimensions } from '#app/domain/own-measurements.ts';
import { lengthText, measure, type LengthUnit, type Point } from '#app/domain/measure.ts';
import { pageAddress } from '#app/domain/page-address.ts';
import { useLanguage, useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/Button.tsx';
import { Field } from '#app/ui/Field.tsx';
import type { Dimension } from '#contract/dimensions.ts';
import type { OwnMeasurement } from '#contract/measurement.ts';
import { GalleryLink } from '../gallery/GalleryLink.tsx';

interface MeasurePanelProps {
  url: URL;
  points: readonly Point[];
  ratio: number;
  unit: LengthUnit;
  dimension: Dimension | null;
  mine: readonly OwnMeasurement[];
}

/** Below the pictures while two points are set: what was measured, how one's own compare, and a way to keep it. */
export function MeasurePanel({ url, points, ratio, unit, dimension, mine }: MeasurePanelProps) {
  const t = useT('gallery');
  const language = useLanguage();
  const [a, b] = points;
  if (!a || !b) return null;
  const cm = measure(a, b, ratio);
  return (
    <section className="mpanel" aria-label={t('measured')}>
      <p className="amount">{lengthText(cm, unit, language)}</p>
      <p className="small q">{t('whatIsIt')}</p>
      <p className="chips scroll">
        {garmentDimensions.map((one) => (
          <GalleryLink
            key={one}
            className="chip"
            href={pageAddress(url, { dim: one === dimension ? null : one })}
            replace
            aria-current={one === dimension ? 'true' : undefined}
            rel="nofollow"
          >
            {t(one)}
          </GalleryLink>
        ))}
      </p>
      {dimension ? (
        <>
          <ul className="small">
            {compare(cm, dimension, mine).map(({ name, cm: apart, how }) => (
              <li key={name}>{t(how, { length: lengthText(apart, unit, language), name })}</li>
            ))}
          </ul>
          <Form method="post" action={paths.measurements()} className="row" preventScrollReset>
            <input type="hidden" name="dimension" value={dimension} />
            <input type="hidden" name="length" value={(Math.round(cm * 10) / 10).toFixed(1)} />
            <input type="hidden" name="unit" value="cm" />
            <Field
              id="own-name"
              name="name"
              label={t('ownName')}
              maxLength={40}
              required
              autoComplete="off"
            />
            <Button name="intent" value="save">
              {t('keep')}
            </Button>
          </Form>
        </>
      ) : null}
    </section>
  );
}
