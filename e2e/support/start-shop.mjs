/** Playwright's web server: the built shop for one run of the journeys. PORT says where. */
import { startShop } from '../../scripts/shop.mjs';

const shop = await startShop({
  port: Number(process.env.PORT ?? 4173),
  // Every component in every state is looked at as well.
  env: { SHOW_UI: '1' },
});
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => void shop.stop().then(() => process.exit(0)));
process.exit((await shop.ended) ?? 1);
