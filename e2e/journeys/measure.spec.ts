import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { cards, expectNotice } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const withScript = () => test.info().project.use.javaScriptEnabled !== false;

/** Presses a place of the picture that is measured, in shares of its width from its top left. */
async function press(page: Page, x: number, y: number): Promise<void> {
  const target = withScript() ? page.locator('.stage img') : page.locator('.taps input[type=image]:visible');
  const picture = (await target.boundingBox())!;
  // With script the whole picture is in the middle of its frame.
  const width = Math.min(picture.width, picture.height * 0.8);
  const left = (picture.width - width) / 2;
  const position = { x: left + x * width, y: y * width };
  if (withScript()) await page.locator('.layer').click({ position });
  else await target.click({ position });
}

/** Centimetres that the page says were measured. */
async function measured(page: Page): Promise<number> {
  return Number.parseFloat(await page.locator('.mpanel .amount').innerText());
}

test('a garment is enlarged, measured and compared with one of mine', async ({ page }) => {
  const main = page.getByRole('main');
  const measuring = () => expect(page.locator(withScript() ? '.layer' : '.taps')).toBeVisible();

  await test.step('enlarged, on to the next picture, and back', async () => {
    await page.goto(paths.category('men', 'clothing'));
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/item\//);
    await main
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click();
    await expect(page).toHaveURL(/zoom=1/);
    await page.getByRole('link', { name: 'Next photo' }).click();
    await expect(page).toHaveURL(/zoom=2/);
    await page.getByRole('link', { name: 'Close', exact: true }).click();
    await expect(page).not.toHaveURL(/zoom=/);
  });

  await test.step('two points and the line between them, in the unit of choice', async () => {
    await page.goto(page.url().split('?')[0]!);
    await main.getByRole('link', { name: 'Measure', exact: true }).first().click();
    await measuring();
    await press(page, 0.2, 0.6);
    await expect(page).toHaveURL(/[?&]a=/);
    await press(page, 0.7, 0.6);
    await expect(page).toHaveURL(/[?&]b=/);
    await main.getByRole('link', { name: 'In centimetres' }).click();
    await expect(page.locator('.mpanel .amount')).toContainText('cm');
    expect(await measured(page)).toBeGreaterThan(5);
  });

  await test.step('half the way is half the length; a third point goes on from the last', async () => {
    const first = await measured(page);
    await press(page, 0.45, 0.6);
    await expect.poll(() => measured(page)).toBeLessThan(first * 0.6);
    // A pixel of a phone's picture is up to half a centimetre of a coat.
    expect(Math.abs((await measured(page)) - first / 2)).toBeLessThan(0.6);
  });

  await test.step('kept as mine, and the difference told', async () => {
    const mine = await measured(page);
    await page.locator('.mpanel').getByRole('link', { name: 'Chest' }).click();
    await page.getByLabel(/^Name of yours/).fill('grey hoodie');
    await page.getByRole('button', { name: 'Save as mine' }).click();
    await expectNotice(page, 'Measurement saved');
    await expect(page.locator('.mpanel')).toContainText('The same as “grey hoodie”');
    await press(page, 0.85, 0.6);
    await expect(page.locator('.mpanel')).toContainText(/cm wider than “grey hoodie”/);
    expect(await measured(page)).toBeGreaterThan(mine);
  });

  await test.step('the unit is kept, the way out works, mine can be forgotten', async () => {
    await main.getByRole('link', { name: 'Stop measuring' }).click();
    await expect(page).not.toHaveURL(/measure=/);
    await page.goto(paths.measurements());
    await expect(main.getByRole('listitem')).toContainText(['grey hoodie']);
    await expect(main.getByRole('listitem').first()).toContainText('cm');
    await main.getByRole('button', { name: /^Delete/ }).click();
    await expectNotice(page, 'Measurement deleted');
    await expect(main).toContainText('Nothing is saved yet.');
  });
});
