import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod';
import { uploadPicture } from '#app/api/account.server.ts';
import type { ApiRefusal } from '#app/api/errors.ts';
import { refusalText } from '#app/api/errors.ts';
import { parseExpiry } from '#app/domain/expiry-options.ts';
import { noMarks, ratioOfMarks, readMarks, type Marks } from '#app/domain/calibration.ts';
import { offerFormSchema, type OfferFormTexts, type OfferFormValue } from '#app/domain/offer-form.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import { codes } from '#contract/errors.ts';
import { OFFER_IMAGES_MAX, UPLOAD_BYTES_MAX } from '#contract/limits.ts';
import type { Offer, updateOffer } from '#contract/offer.ts';
import type { OfferType } from '#contract/offer-states.ts';
import { WORLDWIDE } from '#contract/primitives.ts';
import { env } from '../env.server.ts';
import type { Visitor } from '../visitor.server.ts';

export type OfferDraft = BodyInput<typeof updateOffer>;

/** What the form gets back: messages, what was typed, and the pictures that were already sent. */
export interface OfferFormAnswer {
  result: SubmissionResult;
  images: string[];
  /** What was marked on the pictures so that they can be measured, by address. */
  marks: Record<string, Marks>;
  imageError: string | null;
}

interface Parsed {
  draft: OfferDraft | null;
  /** Of the answer that brings the form back. */
  status: number;
  key: string;
  images: string[];
  /** The form with these messages; used for its own errors and for the backend's. */
  reply: (errors?: { formErrors?: string[]; fieldErrors?: Record<string, string[]> }) => OfferFormAnswer;
}

export function offerFormTexts(visitor: Visitor): OfferFormTexts {
  const t = translator(visitor.preferences.language, 'offer');
  return {
    required: t('required'),
    invalidNumber: t('invalidNumber'),
    invalidQuantity: t('invalidQuantity'),
    shippingNeeded: t('shippingNeeded'),
  };
}

/**
 * Reads the form of an ask or bid. Pictures are sent to the backend first and come back as addresses, so that a
 * mistake elsewhere in the form loses none of them. What the form does not show is kept as the `current` offer has it.
 */
export async function readOfferForm(
  visitor: Visitor,
  request: Request,
  type: OfferType,
  sizes: readonly string[],
  current?: Offer,
): Promise<Parsed> {
  const formData = await request.formData();
  const t = translator(visitor.preferences.language, 'offer');
  const removed = new Set(formData.getAll('remove').map(String));
  const kept = formData
    .getAll('image')
    .map(String)
    .filter((url) => url.startsWith('/media/') && !removed.has(url));
  const marks = takeMarks(formData, kept);
  // Pressing a photo, or sending photos only, brings the form back as it is.
  const photosOnly = marks.tapped || formData.get('intent') === 'photos';
  formData.delete('intent');
  const files = formData
    .getAll('photos')
    .filter((file): file is File => file instanceof File && file.size > 0);
  formData.delete('photos');
  formData.delete('remove');

  const sent = await sendPictures(
    visitor,
    files.slice(0, OFFER_IMAGES_MAX - kept.length),
    t('pictureTooLarge'),
  );
  const images = [...kept, ...sent.images];
  const schema = offerFormSchema(type, sizes, offerFormTexts(visitor), env().NODE_ENV === 'development');
  const submission = parseWithZod(formData, { schema });
  const value = submission.status === 'success' ? submission.value : null;
  // Used things must be shown (E13).
  const missing =
    type === 'ask' && !photosOnly && images.length === 0 && formData.get('condition') !== 'BrandNew'
      ? t('pictureNeeded')
      : null;
  const imageError = sent.error ?? missing;
  return {
    draft: value && !imageError && !photosOnly ? draftOf(value, type, images, marks.of, current) : null,
    status: photosOnly && !imageError ? 200 : codes.Invalid,
    key: value?.key ?? '',
    images,
    reply: (errors) => ({
      result: photosOnly ? unjudged(submission.reply()) : submission.reply(errors),
      images,
      marks: marks.of,
      imageError,
    }),
  };
}

/** What was typed, without a word about what is missing. */
function unjudged({ initialValue, fields, state }: SubmissionResult): SubmissionResult {
  return {
    ...(initialValue ? { initialValue } : {}),
    ...(fields ? { fields } : {}),
    ...(state ? { state: { validated: {} } } : {}),
  };
}

/** Takes the marks on pictures out of a form; its other fields are the schema's. */
function takeMarks(formData: FormData, images: readonly string[]) {
  const get = (name: string) => {
    const value = formData.get(name);
    return typeof value === 'string' ? value : null;
  };
  const read = images.map((image) => ({ image, ...readMarks(image, get) }));
  for (const name of [...formData.keys()])
    if (/^(points|reference|custom|tap):/.test(name)) formData.delete(name);
  return {
    of: Object.fromEntries(read.map(({ image, marks }) => [image, marks])),
    tapped: read.some(({ tapped }) => tapped),
  };
}

async function sendPictures(visitor: Visitor, files: File[], tooLarge: string) {
  const images: string[] = [];
  for (const file of files) {
    if (file.size > UPLOAD_BYTES_MAX) return { images, error: tooLarge };
    const sent = await uploadPicture(visitor, file);
    if (!sent.ok) return { images, error: refusalText(sent.refusal) };
    images.push(sent.data.imageUrl);
  }
  return { images, error: null };
}

function draftOf(
  value: OfferFormValue,
  type: OfferType,
  images: string[],
  marks: Readonly<Record<string, Marks>>,
  current?: Offer,
): OfferDraft {
  const rows = [
    { region: value.country, price: value.shipHome },
    ...(value.extra ?? []),
    { region: WORLDWIDE, price: value.shipWorld },
  ];
  const shipping = new Map<string, number>();
  for (const { region, price } of rows) if (region && price !== undefined) shipping.set(region, price);
  return {
    condition: value.condition!,
    size: value.size ?? null,
    price: value.price,
    currency: value.currency,
    validTime: parseExpiry(value.validTime, type, env().NODE_ENV === 'development') ?? null,
    inventory: type === 'ask' ? (value.inventory ?? 1) : 1,
    description: value.description ?? '',
    country: value.country,
    // A picture stays measurable however often its offer is saved, unless it is marked anew (I2, I3).
    images: images.map((imageUrl) => {
      const ratio =
        ratioOfMarks(marks[imageUrl] ?? noMarks) ??
        current?.offerImages.find((image) => image.imageUrl === imageUrl)?.ratio;
      return ratio === undefined ? { imageUrl } : { imageUrl, ratio };
    }),
    ...(current ? { acceptBuyNow: current.acceptBuyNow, acceptOffer: current.acceptOffer } : {}),
    shipping: type === 'ask' ? [...shipping].map(([region, price]) => ({ region, price })) : [],
  };
}

/** The backend's fields under the names of the form. */
const fieldNames: Record<string, string> = { images: 'photos', shipping: 'shipHome', validTime: 'validTime' };

/** A refusal as messages beside the fields it names, or above the form. */
export function refusedOffer(parsed: Parsed, refusal: ApiRefusal): OfferFormAnswer {
  const fieldErrors = Object.fromEntries(
    Object.entries(refusal.fields).map(([path, messages]) => {
      const name = path.split('.')[0] ?? path;
      return [fieldNames[name] ?? name, messages];
    }),
  );
  const { photos, ...others } = fieldErrors;
  const hasFields = Object.keys(fieldErrors).length > 0;
  const answer = parsed.reply({ fieldErrors: others, formErrors: hasFields ? [] : [refusalText(refusal)] });
  return { ...answer, imageError: photos?.[0] ?? null };
}
