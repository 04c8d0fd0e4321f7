import type { LoaderFunctionArgs } from '@remix-run/node';
import { passOn } from './proxy.server.ts';

/** Pictures of the catalogue and of uploads, streamed from the backend. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return passOn(request, 'media', params['*']);
}
