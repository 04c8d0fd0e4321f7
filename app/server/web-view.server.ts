import { z } from 'zod';
import { jsonCookie } from './cookies.server.ts';

const cookie = jsonCookie('webview', z.literal(1).nullable(), null, null);

/** Whether the address carries the flag of pages inside the app (G3). */
export function isWebViewAddress(request: Request): boolean {
  return new URL(request.url).searchParams.get('webview') === '1';
}

/** Whether pages are shown without the shell: by the address, or since it was seen in this browser session (2.3#40). */
export async function readWebView(request: Request): Promise<boolean> {
  return isWebViewAddress(request) || (await cookie.read(request)) === 1;
}

export const webViewCookie = () => cookie.write(1);
