import { Checkbox } from '#app/ui/Checkbox.tsx';
import { Field } from '#app/ui/Field.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { PasswordField } from '#app/ui/PasswordField.tsx';
import { RadioChips } from '#app/ui/RadioChips.tsx';
import { Select } from '#app/ui/Select.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { Specimen } from './Specimen.tsx';

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];

/** Every labelled control, empty, filled, refused. */
export function Fields() {
  return (
    <Specimen title="Fields">
      <form className="form columns">
        <div className="stack">
          <Field name="plain" label="Plain" hint="A line of help." />
          <Field name="filled" label="Filled" defaultValue="Boiled wool jacket" aside={<em>18 / 50</em>} />
          <Field name="refused" label="Refused" defaultValue="abc" error="Please enter a valid number." />
          <Field name="price" label="With a prefix" prefix="USD" inputMode="decimal" defaultValue="168" />
          <Field name="off" label="Disabled" disabled defaultValue="Not now" />
        </div>
        <div className="stack">
          <PasswordField
            name="password"
            label="Password"
            showLabel="Show password"
            hideLabel="Hide password"
            autoComplete="off"
            rules={[{ label: '8 characters or more', met: (text) => text.length >= 8 }]}
          />
          <Select name="select" label="Select" options={options} placeholder="Choose one" />
          <Select
            name="select-bad"
            label="Select, refused"
            options={options}
            error="This field is required."
          />
          <TextArea name="bio" label="Text with a counter" counter={50} defaultValue="Knits, mostly." />
          <p>
            <Checkbox name="box">A box</Checkbox>
          </p>
          <Checkbox name="box-on" defaultChecked>
            A ticked box
          </Checkbox>
          <Checkbox name="box-bad" error="This field is required.">
            A box that has to be ticked
          </Checkbox>
        </div>
        <div className="stack">
          <RadioChips legend="Condition" name="condition" options={options} defaultValue="a" />
          <RadioChips
            legend="Size"
            name="size"
            look="cells"
            error="Please choose a size."
            options={[
              { value: 's', label: 'S', count: '$168' },
              { value: 'm', label: 'M', count: '$180' },
              { value: 'l', label: 'L', count: '--', disabled: true },
            ]}
          />
        </div>
      </form>
      <div className="mt3">
        <FormErrorSummary
          title="That did not work"
          errors={['The price has changed.']}
          fields={[{ id: 'refused', message: 'Please enter a valid number.' }]}
        />
      </div>
    </Specimen>
  );
}
