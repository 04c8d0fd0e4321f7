import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headerNames } from '#contract/envelope.ts';
import * as place from '#contract/place.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
beforeAll(async () => void (backend = await createTestBackend()));
afterAll(() => backend.close());

const predict = async (input: string, country?: string) =>
  (await backend.call(place.predictPlaces, { body: { input, ...(country ? { country } : {}) } })).data;

describe('places (7/data#4, B15)', () => {
  it('are found by how they begin, in any letters, near ones first', async () => {
    expect((await predict('LYO', 'FR'))[0]).toMatchObject({ city: 'Lyon', country: 'FR' });
    expect((await predict('zurich'))[0]).toMatchObject({ country: 'CH' });
    const london = await predict('london', 'CA');
    expect(london[0]!.country).toBe('CA');
    expect(london.some(({ country }) => country === 'GB')).toBe(true);
    expect((await predict('san')).length).toBe(6);
    expect(await predict('zzzzzz')).toEqual([]);
  });

  it('tell city, state and country by their id', async () => {
    const [lyon] = await predict('Lyon', 'FR');
    const detail = await backend.call(place.getPlace, { body: { placeId: lyon!.placeId } });
    expect(detail.data).toEqual({ city: 'Lyon', state: lyon!.state, country: 'FR' });
    expect((await backend.call(place.getPlace, { body: { placeId: 'nowhere' } })).status).toBe(404);
  });

  it('are not looked for by a letter or a novel', async () => {
    for (const input of ['', 'a', 'x'.repeat(81)]) {
      expect((await backend.call(place.predictPlaces, { body: { input } })).envelope.code).toBe(422);
    }
  });

  it('of a new address begin in the country one shops in', async () => {
    const headers = { [headerNames.region]: 'GB' };
    const answer = await backend.call(place.suggestAddress, { headers });
    expect(answer.data).toEqual({ country: 'GB', phoneCode: '+44' });
  });
});
