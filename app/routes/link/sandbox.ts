import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { passOn } from './proxy.server.ts';

/** The sandbox providers' own pages; absent where the backend uses real providers. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return passOn(request, 'sandbox', params['*']);
}

export function action({ request, params }: ActionFunctionArgs) {
  return passOn(request, 'sandbox', params['*']);
}
