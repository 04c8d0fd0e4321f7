/** Stylesheet of the sandbox's pages: a company of its own, so nothing of the shop's look. Passes AA in both themes. */
export const stylesheet = `
:root {
  color-scheme: light dark;
  --page: #f3f5f8;
  --sheet: #ffffff;
  --ink: #14213a;
  --quiet: #4d5a72;
  --line: #c9d1de;
  --edge: #74819a;
  --brand: #1f4fa8;
  --on-brand: #ffffff;
  --alert: #a3271b;
  --good: #17603f;
  --notice: #fff3d6;
  --notice-ink: #5c4300;
}
:root:has(.wallet) { --brand: #5b35a5; }
:root:has(.apple) { --brand: #3a3f4a; }
@media (prefers-color-scheme: dark) {
  :root {
    --page: #10141c;
    --sheet: #191f2b;
    --ink: #eef2f9;
    --quiet: #adb8cc;
    --line: #313b4e;
    --edge: #8090ad;
    --brand: #8fb4ff;
    --on-brand: #0c1730;
    --alert: #ff9c8f;
    --good: #8fdcb5;
    --notice: #3b2f10;
    --notice-ink: #ffe2a1;
  }
  :root:has(.wallet) { --brand: #c3a8ff; --on-brand: #1d0f3d; }
  :root:has(.apple) { --brand: #d6dbe6; --on-brand: #14181f; }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--page);
  color: var(--ink);
  font: 400 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;
}
.notice {
  margin: 0;
  padding: 10px 16px;
  background: var(--notice);
  color: var(--notice-ink);
  font-size: 14px;
  font-weight: 600;
  text-align: center;
}
main { max-width: 440px; margin: 0 auto; padding: 28px 16px 64px; }
main.broad { max-width: 760px; }
.name { margin: 0 0 16px; color: var(--brand); font-size: 15px; font-weight: 700; letter-spacing: 0.01em; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: 24px; }
.sheet + .sheet { margin-top: 16px; }
h1 { margin: 0 0 4px; font-size: 20px; line-height: 1.3; }
h2 { margin: 0 0 4px; font-size: 16px; line-height: 1.4; }
p { margin: 0 0 12px; }
.quiet { color: var(--quiet); font-size: 14px; }
.amount { margin: 12px 0 4px; font-size: 34px; line-height: 1.15; font-weight: 650; font-variant-numeric: tabular-nums; }
form { margin: 20px 0 0; display: grid; gap: 16px; }
label { display: block; font-size: 14px; font-weight: 600; }
.hint { display: block; margin-top: 4px; color: var(--quiet); font-size: 13px; font-weight: 400; }
input:not([type='radio']), select {
  display: block;
  width: 100%;
  min-height: 46px;
  margin-top: 6px;
  padding: 9px 12px;
  border: 1px solid var(--edge);
  border-radius: 6px;
  background: var(--sheet);
  color: inherit;
  font: inherit;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
}
[aria-invalid='true'] { border-color: var(--alert); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
fieldset { margin: 0; padding: 0; border: 0; display: grid; gap: 8px; }
legend { padding: 0 0 8px; font-size: 14px; font-weight: 600; }
.choice {
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 52px;
  padding: 8px 14px;
  border: 1px solid var(--line);
  border-radius: 6px;
  font-weight: 500;
}
.choice:has(:checked) { border-color: var(--brand); box-shadow: inset 0 0 0 1px var(--brand); }
.choice input { width: 18px; height: 18px; margin: 0; accent-color: var(--brand); }
button, .button {
  display: block;
  width: 100%;
  min-height: 48px;
  padding: 11px 16px;
  border: 1px solid var(--brand);
  border-radius: 6px;
  background: var(--brand);
  color: var(--on-brand);
  font: inherit;
  font-weight: 600;
  line-height: 24px;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
.second { background: none; color: var(--ink); border-color: var(--edge); }
.account { display: grid; text-align: start; }
.account span { color: var(--quiet); font-size: 14px; font-weight: 400; overflow-wrap: anywhere; }
.plain { background: none; border-color: transparent; color: var(--quiet); text-decoration: underline; }
button:hover, .button:hover { filter: brightness(1.08); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
.actions { display: grid; gap: 10px; }
.alert { margin: 16px 0 0; padding: 10px 14px; border-left: 4px solid var(--alert); color: var(--alert); font-weight: 600; }
.state { color: var(--good); font-weight: 600; }
.letter { white-space: pre-wrap; overflow-wrap: anywhere; margin: 12px 0 0; font: inherit; }
.list { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
`;
