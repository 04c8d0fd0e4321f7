import { useFetcher } from '@remix-run/react';
import type { FormEvent } from 'react';
import { paths } from '#app/paths.ts';
import type { loader } from '../places.ts';

const LIST = 'cities';

/**
 * Suggestions for the city of an address (7/data#4): a native list below the field, and the state that goes with a chosen
 * one. Without script the field is a plain one.
 */
export function useCities(formId: string) {
  const { data, load } = useFetcher<typeof loader>();
  const places = data?.places ?? [];
  const element = (name: string) => {
    const form = document.getElementById(formId);
    return form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
  };
  const onInput = (event: FormEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    const country = element('country');
    const chosen = places.find(
      (place) =>
        place.city === value && (!(country instanceof HTMLSelectElement) || place.country === country.value),
    );
    const state = element('state');
    if (chosen?.state && state instanceof HTMLInputElement && state.value === '') state.value = chosen.state;
    else if (value.trim().length >= 2) {
      load(
        paths.places({
          input: value,
          ...(country instanceof HTMLSelectElement ? { country: country.value } : {}),
        }),
      );
    }
  };
  return {
    field: { list: LIST, onInput },
    list: (
      <datalist id={LIST}>
        {places.map((place) => (
          <option key={place.placeId} value={place.city}>
            {place.text}
          </option>
        ))}
      </datalist>
    ),
  };
}
