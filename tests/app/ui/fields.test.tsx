import { describe, expect, it } from 'vitest';
import { Checkbox } from '#app/ui/Checkbox.tsx';
import { Field } from '#app/ui/Field.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { PasswordField } from '#app/ui/PasswordField.tsx';
import { QuantityStepper } from '#app/ui/QuantityStepper.tsx';
import { RadioChips } from '#app/ui/RadioChips.tsx';
import { Select } from '#app/ui/Select.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { attributesOf, markup } from './markup.tsx';

describe('Field', () => {
  it('is labelled by its id, which defaults to the name', () => {
    const html = markup(<Field name="email" label="Email" type="email" />);
    expect(attributesOf(html, 'input')).toMatchObject({ id: 'email', name: 'email', type: 'email' });
    expect(attributesOf(html, 'label')).toEqual({ for: 'email' });
    expect(attributesOf(html, 'input')).not.toHaveProperty('aria-invalid');
    expect(attributesOf(html, 'input')).not.toHaveProperty('aria-describedby');
  });

  it('is described by its error, its hint and whatever the page names', () => {
    const html = markup(
      <Field
        id="a-1"
        name="price"
        label="Price"
        hint="Lowest ask is $168."
        error={['Too low.', 'Not a number.']}
        aria-describedby="fee"
      />,
    );
    expect(attributesOf(html, 'input')).toMatchObject({
      'aria-invalid': 'true',
      'aria-describedby': 'a-1-error a-1-description fee',
    });
    expect(html).toMatch(/<p class="err" id="a-1-error">.*Too low\.<\/p>/);
    expect(html).toContain('<p class="hint" id="a-1-description">Lowest ask is $168.</p>');
    expect(html).not.toContain('Not a number');
  });

  it("does not repeat the ids that conform's props already carry", () => {
    const html = markup(<Field name="price" label="Price" error="Too low." aria-describedby="price-error" />);
    expect(attributesOf(html, 'input')['aria-describedby']).toBe('price-error');
  });

  it('takes an empty list of errors as none', () => {
    expect(markup(<Field name="price" label="Price" error={[]} />)).not.toContain('aria-invalid');
  });
});

it.each([
  [
    'select',
    <Select
      key="s"
      name="region"
      label="Region"
      options={[{ value: 'us', label: 'United States' }]}
      error="Choose one."
    />,
  ],
  ['textarea', <TextArea key="t" name="region" label="Region" error="Choose one." />],
  [
    'input',
    <PasswordField
      key="p"
      name="region"
      label="Region"
      showLabel="Show"
      hideLabel="Hide"
      error="Choose one."
    />,
  ],
  [
    'input',
    <Checkbox key="c" name="region" error="Choose one.">
      Region
    </Checkbox>,
  ],
])('%s is wired to its error like a field', (tag, element) => {
  const html = markup(element);
  expect(attributesOf(html, tag)).toMatchObject({
    'aria-invalid': 'true',
    'aria-describedby': 'region-error',
  });
  expect(html).toContain('id="region-error"');
});

it('shows no toggle for a password before script can make it work', () => {
  const html = markup(<PasswordField name="password" label="Password" showLabel="Show" hideLabel="Hide" />);
  expect(html).not.toContain('<button');
  expect(attributesOf(html, 'input')['type']).toBe('password');
});

it('counts what a text area was sent with', () => {
  const html = markup(<TextArea name="bio" label="Bio" counter={50} defaultValue="Coats first." />);
  expect(html).toContain('12 / 50');
});

it('groups radio chips under their legend and checks the default', () => {
  const html = markup(
    <RadioChips
      legend="Condition"
      name="condition"
      options={[
        { value: 'new', label: 'New' },
        { value: 'used', label: 'Used', count: 4 },
      ]}
      defaultValue="used"
      error="Choose one."
    />,
  );
  expect(html).toContain('<legend');
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/value="used"[^>]*checked|checked=""[^>]*value="used"/);
  expect(attributesOf(html, 'fieldset')['aria-describedby']).toBe('condition-error');
});

describe('QuantityStepper', () => {
  const labels = { quantity: 'Quantity', fewer: 'Fewer', more: 'More' };
  it('submits the quantity that is wanted', () => {
    const html = markup(<QuantityStepper name="quantity" value={2} max={3} labels={labels} />);
    expect([...html.matchAll(/name="quantity" value="(\d)"/g)].map((match) => match[1])).toEqual(['1', '3']);
    expect(html).not.toContain('disabled');
  });
  it.each([
    [1, 1, 9, 'value="0" disabled'],
    [9, 1, 9, 'value="10" disabled'],
  ])('at %s within %s to %s the end is shut', (value, min, max, expected) => {
    expect(markup(<QuantityStepper name="q" value={value} min={min} max={max} labels={labels} />)).toContain(
      expected,
    );
  });
  it('may go down to zero where zero removes', () => {
    expect(markup(<QuantityStepper name="q" value={1} min={0} labels={labels} />)).not.toContain('disabled');
  });
});

it('sums up errors as an alert with links to the fields, or is nothing', () => {
  const html = markup(
    <FormErrorSummary
      title="Check these"
      errors={['Sold meanwhile.']}
      fields={[{ id: 'price', message: 'Too low.' }]}
    />,
  );
  expect(html).toContain('role="alert"');
  expect(html).toContain('<li>Sold meanwhile.</li>');
  expect(html).toContain('<a href="#price">Too low.</a>');
  expect(markup(<FormErrorSummary title="Check these" />)).toBe('');
});
