import { useLocation } from '@remix-run/react';
import { useRef, useState } from 'react';
import {
  markFields,
  ratioOfMarks,
  referenceNames,
  TAP_WIDTH,
  writePoints,
  type Marks,
} from '#app/domain/calibration.ts';
import { boxIn, isMeasurable, lengthText, type Point } from '#app/domain/measure.ts';
import { useLanguage, useT } from '#app/i18n/use-translation.ts';
import { Field } from '#app/ui/Field.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { Select } from '#app/ui/Select.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { MeasureLayer } from '../measure/MeasureLayer.tsx';
import { MeasureLine } from '../measure/MeasureLine.tsx';
import { usePictureSize } from '../measure/use-picture-size.ts';

interface PhotoScaleProps {
  image: string;
  number: number;
  marks: Marks;
  /** The ratio that the photo has already. */
  ratio: number | undefined;
}

/** Two points on something of known length make a photo measurable (I2); without script each press is a round trip. */
export function PhotoScale({ image, number, marks, ratio }: PhotoScaleProps) {
  const t = useT('offer');
  const language = useLanguage();
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const stage = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(marks.points.length > 0);
  const [points, setPoints] = useState<readonly Point[]>(marks.points);
  const [reference, setReference] = useState(marks.reference);
  const [custom, setCustom] = useState(marks.custom);
  const size = usePictureSize(stage, hydrated && open);
  const names = markFields(image);
  const found = ratioOfMarks({ points: [...points], reference, custom }) ?? ratio;
  const alt = t('scaleAlt', { number });
  return (
    <details
      className="acc scale"
      id={`scale-${number}`}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('scaleTitle', { number })}</summary>
      <div className="in2 form">
        <p className="small">{t('scaleHelp')}</p>
        {hydrated ? (
          <div className="stage" ref={stage}>
            <Picture src={image} alt={alt} width={1000} height={1250} sizes="(min-width:768px) 520px,100vw" />
            {size ? (
              <MeasureLayer
                frame={size.frame}
                box={boxIn(size.frame, size.picture)}
                src={size.src}
                points={points}
                ratio={null}
                unit="cm"
                onPoints={setPoints}
              />
            ) : null}
          </div>
        ) : (
          <div className="taps">
            <div className="tap">
              <input
                type="image"
                name={names.tap}
                src={`${image}?w=320`}
                width={TAP_WIDTH}
                alt={alt}
                formAction={`${pathname}${search}#scale-${number}`}
                formNoValidate
              />
              <svg className="measure" viewBox={`0 0 ${TAP_WIDTH} ${TAP_WIDTH}`} aria-hidden="true">
                <MeasureLine
                  places={points.map(({ x, y }) => ({ x: x * TAP_WIDTH, y: y * TAP_WIDTH }))}
                  text={null}
                  width={TAP_WIDTH}
                />
              </svg>
            </div>
          </div>
        )}
        <input type="hidden" name={names.points} value={writePoints(points)} />
        <div className="pair">
          <Select
            id={`reference-${number}`}
            name={names.reference}
            label={t('scaleBetween')}
            options={referenceNames.map((value) => ({ value, label: t(`reference.${value}`) }))}
            value={reference}
            onChange={(event) => {
              const chosen = referenceNames.find((name) => name === event.currentTarget.value);
              if (chosen) setReference(chosen);
            }}
          />
          <Field
            id={`custom-${number}`}
            name={names.custom}
            label={t('scaleCustom')}
            inputMode="decimal"
            autoComplete="off"
            value={custom}
            onChange={(event) => setCustom(event.currentTarget.value)}
          />
        </div>
        <p className="small" role="status">
          {isMeasurable(found)
            ? t('scaleFound', { length: lengthText(15 / found, 'cm', language) })
            : t('scaleMissing')}
        </p>
      </div>
    </details>
  );
}
