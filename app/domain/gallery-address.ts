import type { Dimension } from '#contract/dimensions.ts';
import {
  addPoint,
  isMeasurable,
  lengthUnits,
  readPoint,
  writePoint,
  type LengthUnit,
  type Point,
} from './measure.ts';
import { pageAddress } from './page-address.ts';
import { isDimension } from './own-measurements.ts';
import { isOneOf } from './vocabulary.ts';
import { zoomSteps } from './zoom.ts';

/** What an address says about the pictures of its page; photos count from 1, and 0 is none. */
export interface GalleryState {
  photo: number;
  zoom: number;
  scale: number;
  measure: number;
  points: Point[];
  /** What the person says is being measured. */
  dimension: Dimension | null;
  unit: LengthUnit | null;
}

const own = ['photo', 'zoom', 'scale', 'measure', 'a', 'b', 'dim', 'unit'];

/** The state in a page's search parameters; whatever is malformed is absent (5#31: no ratio, no measuring). */
export function readGallery(search: URLSearchParams, images: readonly { ratio?: number }[]): GalleryState {
  const number = (name: string) => {
    const value = /^[1-9]\d?$/.test(search.get(name) ?? '') ? Number(search.get(name)) : 0;
    return value <= images.length ? value : 0;
  };
  const wanted = number('measure');
  const measure = isMeasurable(images[wanted - 1]?.ratio) ? wanted : 0;
  const a = readPoint(search.get('a'));
  const b = readPoint(search.get('b'));
  const unit = search.get('unit');
  const dimension = search.get('dim');
  return {
    photo: number('photo') || measure || 1,
    zoom: number('zoom'),
    scale: zoomSteps.find((step) => String(step) === search.get('scale')) ?? 1,
    measure,
    points: measure && a ? (b ? [a, b] : [a]) : [],
    dimension: isDimension(dimension) ? dimension : null,
    unit: isOneOf(lengthUnits, unit) ? unit : null,
  };
}

/** Whether two addresses of one page differ in the state of its pictures only: nothing new is asked of the server. */
export function onlyGalleryChanged(from: URL, to: URL): boolean {
  const rest = (url: URL) => {
    const params = new URLSearchParams(url.search);
    for (const name of own) params.delete(name);
    return `${url.pathname}?${params.toString()}`;
  };
  return from.search !== to.search && rest(from) === rest(to);
}

/** Parameters of points, for `pageAddress`. */
export function pointParams(points: readonly Point[]): { a: string | null; b: string | null } {
  const [a, b] = points;
  return { a: a ? writePoint(a) : null, b: b ? writePoint(b) : null };
}

/** This page while a picture is measured. */
export function measureAddress(url: URL, photo: number, points: readonly Point[] = []): string {
  return `${pageAddress(url, { photo: null, measure: String(photo), ...pointParams(points) })}#photo-${photo}`;
}

/** This page after the measuring of a picture. */
export function exitAddress(url: URL, photo: number): string {
  const cleared = { measure: null, a: null, b: null, dim: null };
  return `${pageAddress(url, { ...cleared, photo: photo > 1 ? String(photo) : null })}#photo-${photo}`;
}

/** Widths, in px, that a picture to be tapped without script is shown in; its name in the form says which. */
export const tapWidths = [320, 480, 640] as const;

/**
 * The address that a tap on such a picture leads to: browsers send where it was as `at640.x` and `at640.y`. Null when
 * there was no tap. A key press taps nowhere (0,0), which is the middle here, as a start for the arrows.
 */
export function tappedAddress(url: URL): string | null {
  const width = tapWidths.find((one) => url.searchParams.has(`at${one}.x`));
  if (!width) return null;
  const pixels = (axis: 'x' | 'y') => {
    const value = Number(url.searchParams.get(`at${width}.${axis}`));
    return Number.isFinite(value) ? value : 0;
  };
  const [x, y] = [pixels('x'), pixels('y')];
  const tapped = x === 0 && y === 0 ? { x: 0.5, y: 0.5 } : { x: x / width, y: y / width };
  const photo = Number(url.searchParams.get('measure')) || 1;
  const points = [readPoint(url.searchParams.get('a')), readPoint(url.searchParams.get('b'))].filter(
    (point) => point !== null,
  );
  const clean = new URL(url);
  for (const one of tapWidths) {
    clean.searchParams.delete(`at${one}.x`);
    clean.searchParams.delete(`at${one}.y`);
  }
  return measureAddress(clean, photo, addPoint(points, tapped));
}
