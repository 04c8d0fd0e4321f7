import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { AVATAR_EDGE } from '#contract/limits.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/refused.ts';
import { uploadKey } from '../../media/masters.ts';
import { pictureWork } from '../../media/picture-work.ts';
import { findUpload, insertUploads, markStored } from './queries.ts';

const PLACE = '/media/upload/';
const QUALITY = 82;

/**
 * Makes a portrait of a picture that this person uploaded: the square in its middle, at most 600 px (I9, I10). One that
 * is so already stays as it is. Answers its address; 422 `avatarUrl` for anything that is not one's own upload.
 */
export async function makeAvatar(deps: Deps, userId: number, address: string): Promise<string> {
  const { db } = deps.database;
  const key = address.startsWith(PLACE) ? address.slice(PLACE.length) : '';
  const upload = key ? await findUpload(db, key, userId) : null;
  const file = upload?.storedAt ? await deps.storage.get(uploadKey(key)) : null;
  if (!upload || !file) throw invalid({ avatarUrl: ['Please upload this picture again.'] });
  if (upload.width === upload.height && (upload.width ?? 0) <= AVATAR_EDGE) return address;

  const edge = Math.min(upload.width ?? AVATAR_EDGE, upload.height ?? AVATAR_EDGE, AVATAR_EDGE);
  const bytes = await pictureWork.run(() =>
    sharp(file.bytes)
      .resize({ width: edge, height: edge, fit: 'cover', position: 'centre' })
      .webp({ quality: QUALITY })
      .toBuffer(),
  );
  const now = deps.clock();
  const square = randomBytes(18).toString('base64url');
  await insertUploads(db, [
    { key: square, userId, checksum: upload.checksum, mime: upload.mime, createdAt: now },
  ]);
  await deps.storage.put(uploadKey(square), bytes, 'image/webp');
  await markStored(db, square, { width: edge, height: edge, storedAt: now });
  return PLACE + square;
}
