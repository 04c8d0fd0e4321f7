import { AVATAR_EDGE, HASH_CHUNK_BYTES } from '#contract/limits.ts';

const QUALITY = 0.82;

/** The picture upright, or null where the browser cannot read its type. */
export async function openPicture(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

/** The square of a picture, at most 600 px (9#11); `at` 0…1 says where along its longer side (I10). */
export async function cropSquare(picture: ImageBitmap, at: number): Promise<File> {
  const side = Math.min(picture.width, picture.height);
  const edge = Math.min(side, AVATAR_EDGE);
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const [x, y] = [(picture.width - side) * at, (picture.height - side) * at];
  canvas.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, edge, edge);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The browser could not write a picture.');
  return new File([blob], 'portrait.jpg', { type: 'image/jpeg' });
}

/** SHA-256 as hex, read 2 MB at a time so that large files need no memory (9#11, I8). */
export async function hashFile(file: Blob): Promise<string> {
  // Only those who choose a picture load it.
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += HASH_CHUNK_BYTES) {
    hash.update(new Uint8Array(await file.slice(start, start + HASH_CHUNK_BYTES).arrayBuffer()));
  }
  return Array.from(hash.digest(), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
