import type { Router } from '../../http/router.ts';

export function bindCatalog(_router: Router): void {}
