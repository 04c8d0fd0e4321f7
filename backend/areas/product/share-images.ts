import { createHash } from 'node:crypto';
import type { Language } from '#contract/languages.ts';
import { shareVersion } from '#contract/share-image.ts';
import type { Gender } from '#contract/primitives.ts';
import { toDecimal } from '#contract/money.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/refused.ts';
import { shopLine } from '../../i18n/texts.ts';
import type { DiskCache } from '../../media/disk-cache.ts';
import { findMaster, type MasterPlaces } from '../../media/masters.ts';
import { drawnWhole } from '../../media/outlines.ts';
import { pictureWork } from '../../media/picture-work.ts';
import { shopImage, styleImage } from '../../media/share-image.ts';
import { findSpu, mostPopularThumbnails } from './queries.ts';

export interface ShareImage {
  bytes: Uint8Array;
  /** Names what is drawn: the same bytes for the same name. */
  version: string;
}

const PHOTOGRAPHS = 4;

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
});

/** Pictures for shared links, each drawn once however many ask, and kept beside the resized photographs. */
export class ShareImages {
  private readonly inFlight = new Map<string, Promise<Uint8Array>>();

  constructor(
    private readonly deps: Deps,
    private readonly places: MasterPlaces,
    private readonly cache: DiskCache | null,
  ) {}

  /** The picture of a style, prices in US dollars: those who fetch it have no preferences. 404 when it may not be shown. */
  async ofStyle(spuId: number): Promise<ShareImage> {
    const row = await findSpu(this.deps.database.db, spuId);
    if (!row || row.status !== 'Available') throw notFound();
    const ask = row.lowestAskUsd === null ? null : toDecimal(row.lowestAskUsd, 'USD');
    const { name, thumbnail } = row;
    const version = shareVersion({ brand: row.brandName, name, thumbnail, ask, currency: 'USD' });
    const price = ask === null ? null : dollars.format(ask);
    const bytes = await this.once(`style ${spuId} ${version}`, async () => {
      const [photograph] = await this.read([thumbnail]);
      if (!photograph) throw notFound();
      return () => styleImage(photograph, { brand: row.brandName, name, price });
    });
    return { bytes, version };
  }

  /**
   * The picture of lists and of the front page: what most people look at today, with the shop's line in the language of
   * the page where the shop's fonts have its letters.
   */
  async ofShop(gender: Gender | null, language: Language): Promise<ShareImage> {
    const thumbnails = await mostPopularThumbnails(this.deps.database.db, gender, PHOTOGRAPHS);
    const line = drawnWhole(shopLine(language), 'serif') ? shopLine(language) : '';
    const drawn = [...thumbnails, line].join('\n');
    const version = createHash('sha256').update(drawn).digest('hex').slice(0, 12);
    const bytes = await this.once(`shop ${version}`, async () => {
      const photographs = await this.read(thumbnails);
      if (photographs.length === 0) throw notFound();
      return () => shopImage(photographs, line);
    });
    return { bytes, version };
  }

  private async read(addresses: readonly string[]): Promise<Uint8Array[]> {
    const found = await Promise.all(
      addresses.map(async (address) => {
        const master = await findMaster(address.replace(/^\/media\//, ''), this.places);
        return (await master?.read()) ?? null;
      }),
    );
    return found.filter((bytes) => bytes !== null);
  }

  private once(name: string, prepare: () => Promise<() => Promise<Uint8Array>>): Promise<Uint8Array> {
    const key = createHash('sha256').update(`share\n${name}`).digest('hex').slice(0, 40);
    const running = this.inFlight.get(key);
    if (running) return running;
    const work = this.keptOrDrawn(key, prepare).finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, work);
    return work;
  }

  private async keptOrDrawn(key: string, prepare: () => Promise<() => Promise<Uint8Array>>) {
    const kept = await this.cache?.get(key);
    if (kept) return kept;
    const drawn = await pictureWork.run(await prepare());
    await this.cache?.put(key, drawn);
    return drawn;
  }
}
