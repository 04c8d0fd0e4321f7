import { Secret, TOTP } from 'otpauth';
import { paths } from '#app/paths.ts';
import { fillLogIn, logOut, register } from '../support/people.ts';
import { expectNotice } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test('somebody turns two-step sign-in on, signs in with codes, and turns it off', async ({ page }) => {
  const person = await register(page, 'two');
  const main = page.getByRole('main');
  let secret = '';
  let recovery: string[] = [];
  /** What their app shows; a step ahead is another code, which the shop takes as well. */
  const code = (ahead = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });

  await test.step('it is set up with the password, a code of the app, and recovery codes', async () => {
    await page.goto(paths.accountPassword());
    await main.getByRole('link', { name: 'Set up' }).click();
    await expect(page).toHaveURL(paths.accountTwoStep());
    await main.getByLabel('Your password').fill('Not-the-password-1');
    await main.getByRole('button', { name: 'Set up' }).click();
    await expect(page.getByText('This is not your password.')).toBeVisible();
    await main.getByLabel('Your password').fill(person.password);
    await main.getByRole('button', { name: 'Set up' }).click();
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    secret = (await main.locator('code').textContent())!.replaceAll(' ', '');
    await main.getByLabel('Code of the app').fill('abc');
    await main.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByText('This code is not right, or it was used already.')).toBeVisible();
    await main.getByLabel('Code of the app').fill(code());
    await main.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
    recovery = await main.locator('li code').allTextContents();
    expect(recovery).toHaveLength(10);
    await main.getByRole('link', { name: 'I wrote them down' }).click();
    await expect(main).toContainText('10 recovery codes left');
    await expect(main.getByText(recovery[0]!)).toHaveCount(0);
    await logOut(page);
  });

  await test.step('logging in asks for a code and goes on where it was going', async () => {
    await page.goto(paths.accountWatch());
    await fillLogIn(page, person);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await main.getByLabel('Code', { exact: true }).fill('abc');
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('This code is not right, or it was used already.')).toBeVisible();
    await main.getByLabel('Code', { exact: true }).fill(code(1));
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(paths.accountWatch());
    await logOut(page);
  });

  await test.step('what a sign-in interrupted goes on after a recovery code (4#9)', async () => {
    await page.goto(paths.user('oskar_h'));
    await page.getByRole('button', { name: 'Follow oskar_h' }).click();
    await fillLogIn(page, person);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    const dialog = page.getByRole('dialog');
    const place = (await dialog.isVisible()) ? dialog : main;
    const other = 'Use a recovery code instead';
    await place
      .getByRole('button', { name: other })
      .or(place.getByRole('link', { name: other }))
      .click();
    await place.getByLabel('Recovery code').fill(recovery[0]!);
    await place.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: 'Following oskar_h: unfollow' })).toBeVisible();
  });

  await test.step('it is turned off with the password and a code', async () => {
    await page.goto(paths.accountTwoStep());
    await expect(main).toContainText('9 recovery codes left');
    await main.getByLabel('Your password').fill(person.password);
    await main.getByLabel('Code of the app, or a recovery code').last().fill(recovery[1]!);
    await main.getByRole('button', { name: 'Turn off' }).click();
    await expectNotice(page, 'Two-step sign-in is off.');
    await logOut(page);
    await page.goto(paths.accountWatch());
    await fillLogIn(page, person);
    await expect(page).toHaveURL(paths.accountWatch());
  });

  await test.step('its owner was told of each', async () => {
    await page.goto(`/sandbox/mail?to=${encodeURIComponent(person.email)}`);
    for (const subject of ['Two-step sign-in is on', 'A recovery code was used', 'Two-step sign-in is off'])
      await expect(page.getByText(subject).first()).toBeVisible();
  });
});
