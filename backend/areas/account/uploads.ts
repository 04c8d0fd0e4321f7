import { createHash, randomBytes } from 'node:crypto';
import type { requestUploads, UploadAnswer } from '#contract/account.ts';
import type { AnswerInput, BodyOf } from '#contract/endpoint.ts';
import { UPLOAD_BYTES_MAX } from '#contract/limits.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/refused.ts';
import { uploadKey } from '../../media/masters.ts';
import { findUpload, insertUploads, markStored } from './queries.ts';
import { reencode, rejected, type UploadType } from './reencode.ts';
import { isPermitted, signPermission, type UploadPermission } from './upload-permission.ts';

/** Where a picture is put and, once it is there, got from. */
const addressOf = (key: string) => `/media/upload/${key}`;

/** Promises a place to each file, bound to its checksum and type; valid for an hour (7/user#10, I8). */
export async function promiseUploads(
  deps: Deps,
  userId: number,
  files: BodyOf<typeof requestUploads>['files'],
): Promise<AnswerInput<typeof requestUploads>> {
  const now = deps.clock();
  const rows = files.map((file) => ({
    ...file,
    key: randomBytes(18).toString('base64url'),
    userId,
    createdAt: now,
  }));
  await insertUploads(deps.database.db, rows);
  return rows.map(({ key }) => ({
    url: addressOf(key),
    fields: { ...signPermission(deps.secret, key, now) },
  }));
}

/**
 * Takes the file of a promised place: permission, owner, size, checksum and real type must fit, then it is
 * re-encoded and stored. A repeat with the same file gets the same answer. 404 for a place that is not this
 * person's, 400 `upload-rejected` for everything that is not as promised.
 */
export async function storeUpload(
  deps: Deps,
  userId: number,
  key: string,
  permission: Partial<UploadPermission>,
  bytes: Buffer,
): Promise<UploadAnswer> {
  const { db } = deps.database;
  const promised = await findUpload(db, key, userId);
  if (!promised) throw notFound();
  if (!isPermitted(deps.secret, key, permission, deps.clock())) {
    throw rejected('This upload is no longer permitted. Please try again.');
  }
  if (bytes.length > UPLOAD_BYTES_MAX) throw rejected('Pictures may have 20 MB at most.');
  const checksum = createHash('sha256').update(bytes).digest('hex');
  if (checksum !== promised.checksum)
    throw rejected('The picture did not arrive as it was sent. Please try again.');
  const imageUrl = addressOf(key);
  if (promised.storedAt && promised.width && promised.height) {
    return { imageUrl, width: promised.width, height: promised.height };
  }
  const picture = await reencode(bytes, promised.mime as UploadType);
  await deps.storage.put(uploadKey(key), picture.bytes, 'image/webp');
  const { width, height } = picture;
  await markStored(db, key, { width, height, storedAt: deps.clock() });
  return { imageUrl, width, height };
}
