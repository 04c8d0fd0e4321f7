import { redirect } from '@remix-run/node';
import { tappedAddress } from '#app/domain/gallery-address.ts';

/** A tap on a picture that is measured without script becomes a point of the address. */
export function redirectTap(request: Request): void {
  const to = tappedAddress(new URL(request.url));
  if (to) throw redirect(to);
}
