import { paths } from '#app/paths.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('a plain form arrives, although the browser decides what it tells about its origin (T1)', async ({
  page,
}) => {
  await page.goto(paths.login());
  await page.locator('form input[name=username]').fill('nobody-of-this-name');
  await page.locator('form input[name=password]').fill('Not-the-password-1');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.locator('form:has(input[name=password]) button:not([type=button])').last().click();
  const status = (await answered).status();
  // Refused by the shop, with the form and its reason; not by an origin check.
  expect([400, 401, 422]).toContain(status);
  await expect(page.locator('form input[name=password]')).toBeVisible();
  await expect(page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first()).toBeVisible();
});

test('a form that another site sends is refused with a page', async ({ page, baseURL }) => {
  await page.setContent(
    `<form method="post" action="${baseURL}${paths.bagAdd()}"><input name="offerId" value="1"><button>Win</button></form>`,
  );
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Forbidden' })).toBeVisible();
});
