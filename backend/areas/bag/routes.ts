import type { Router } from '../../http/router.ts';

export function bindBag(_router: Router): void {}
