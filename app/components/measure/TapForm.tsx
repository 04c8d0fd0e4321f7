import { measureAddress, tapWidths } from '#app/domain/gallery-address.ts';
import {
  FINE_STEP,
  lengthText,
  measure,
  movePoint,
  STEP,
  stepPoint,
  type LengthUnit,
  type Point,
} from '#app/domain/measure.ts';
import { useLanguage, useT } from '#app/i18n/use-translation.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { pictureSource } from '#app/ui/Picture.tsx';
import type { GalleryImage } from '../Gallery.tsx';
import { MeasureLine } from './MeasureLine.tsx';

interface TapFormProps {
  image: GalleryImage;
  photo: number;
  url: URL;
  points: readonly Point[];
  unit: LengthUnit;
}

/** Width of the drawing in its own units; it grows with the picture. */
const DRAWING = 400;
const arrows = [
  ['ArrowLeft', 'chevron-left', 'moveLeft'],
  ['ArrowUp', 'chevron-up', 'moveUp'],
  ['ArrowDown', 'chevron-down', 'moveDown'],
  ['ArrowRight', 'chevron-right', 'moveRight'],
] as const;

/**
 * Measuring without script: a picture is a form's button, and the browser sends where it was pressed. It is sent in
 * one of three widths that style sheets choose from, each with a name of its own, so the server knows the scale.
 */
export function TapForm({ image, photo, url, points, unit }: TapFormProps) {
  const t = useT('gallery');
  const language = useLanguage();
  const [a, b] = points;
  const text = a && b ? lengthText(measure(a, b, image.ratio ?? -1), unit, language) : null;
  const fixed = [...url.searchParams].filter(([name]) => name !== 'photo');
  return (
    <div className="taps">
      <form method="get" action={`${url.pathname}#photo-${photo}`}>
        {fixed.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        {tapWidths.map((width) => (
          <input
            key={width}
            type="image"
            className={`at${width}`}
            name={`at${width}`}
            width={width}
            src={pictureSource(`${image.src}?w=${width === 320 ? 320 : 640}`, false).src}
            alt={t('tapHelp', { photo: image.alt })}
          />
        ))}
        <svg className="measure" viewBox={`0 0 ${DRAWING} ${DRAWING}`} aria-hidden="true">
          <MeasureLine
            places={points.map(({ x, y }) => ({ x: x * DRAWING, y: y * DRAWING }))}
            text={text}
            width={DRAWING}
          />
        </svg>
      </form>
      <p className="small" role="status">
        {text ? t('distance', { length: text }) : t(a ? 'tapSecond' : 'tapFirst')}
      </p>
      {points.map((point, index) => (
        <details className="nudge small" key={index}>
          <summary>{t('movePoint', { number: index + 1 })}</summary>
          {[STEP, FINE_STEP].map((step) => (
            <p className="row" key={step}>
              <span>
                {new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(step)}
              </span>
              {arrows.map(([key, icon, label]) => (
                <a
                  key={key}
                  className="ic"
                  rel="nofollow"
                  aria-label={t(label)}
                  href={measureAddress(
                    url,
                    photo,
                    movePoint(points, index, stepPoint(point, key, step === FINE_STEP) ?? point),
                  )}
                >
                  <Icon name={icon} size="small" />
                </a>
              ))}
            </p>
          ))}
        </details>
      ))}
    </div>
  );
}
