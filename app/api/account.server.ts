import { createHash } from 'node:crypto';
import { translator } from '#app/i18n/messages.server.ts';
import { env } from '#app/server/env.server.ts';
import type { Visitor } from '#app/server/visitor.server.ts';
import * as account from '#contract/account.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import { envelope } from '#contract/envelope.ts';
import { codes } from '#contract/errors.ts';
import { UPLOAD_TYPES } from '#contract/limits.ts';
import { callApi, errorPage, tryApi, unknownError } from './client.server.ts';
import type { ApiResult } from './errors.ts';

type AddressBody = BodyInput<typeof account.createAddress>;

export const listAddresses = (visitor: Visitor) => callApi(visitor, account.listAddresses, {});
export const createAddress = (visitor: Visitor, body: AddressBody) =>
  tryApi(visitor, account.createAddress, { body });
export const updateAddress = (visitor: Visitor, id: number, body: AddressBody) =>
  tryApi(visitor, account.updateAddress, { params: { id }, body });
export const deleteAddress = (visitor: Visitor, id: number) =>
  tryApi(visitor, account.deleteAddress, { params: { id } });

export const updateAccount = (visitor: Visitor, body: BodyInput<typeof account.updateAccount>) =>
  tryApi(visitor, account.updateAccount, { body });

/**
 * Sends a picture from a form through the upload places of the backend (7/user#10): checksum first, then the bytes.
 * The answer's `imageUrl` is what offers and portraits refer to. `expected` is the checksum that the browser made, if it
 * did: what arrived damaged goes no further (I8).
 */
export async function uploadPicture(
  visitor: Visitor,
  file: File,
  expected?: string,
): Promise<ApiResult<account.UploadAnswer>> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const checksum = createHash('sha256').update(bytes).digest('hex');
  if (expected && expected !== checksum) {
    return rejected(translator(visitor.preferences.language, 'common')('pictureDamaged'));
  }
  const mime = UPLOAD_TYPES.find((type) => type === file.type);
  if (!mime) return rejected(translator(visitor.preferences.language, 'common')('pictureType'));
  const promised = await tryApi(visitor, account.requestUploads, { body: { files: [{ checksum, mime }] } });
  if (!promised.ok) return promised;
  const place = promised.data[0];
  if (!place) return rejected(unknownError(visitor));

  const form = new FormData();
  for (const [name, value] of Object.entries(place.fields)) form.append(name, value);
  form.append('file', new Blob([bytes], { type: mime }), 'picture');
  try {
    const response = await fetch(new URL(place.url, env().API_URL), {
      method: 'POST',
      body: form,
      headers: {
        'accept-language': visitor.preferences.language,
        ...(visitor.token ? { authorization: `Bearer ${visitor.token}` } : {}),
      },
      signal: AbortSignal.timeout(60_000),
    });
    const answer = envelope.parse(await response.json());
    if (answer.code === codes.Success) return { ok: true, data: account.uploadAnswer.parse(answer.data) };
    return rejected(answer.msg || unknownError(visitor));
  } catch {
    throw errorPage(codes.Unknown, unknownError(visitor), visitor.requestId);
  }
}

function rejected(message: string): ApiResult<never> {
  return {
    ok: false,
    refusal: { code: codes.BadRequest, message, reason: 'upload-rejected', fields: {}, detail: {} },
  };
}
