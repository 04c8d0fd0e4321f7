import { Icon } from './Icon.tsx';

export interface QuantityStepperProps {
  /** Name of the submitted value: the quantity that was asked for. */
  name: string;
  value: number;
  /** 0 lets the minus at 1 ask for removal; 1 (default) disables it. */
  min?: number;
  max?: number;
  labels: { quantity: string; fewer: string; more: string };
}

/** Two submit buttons around the number; the form around it decides what happens. */
export function QuantityStepper({ name, value, min = 1, max = Infinity, labels }: QuantityStepperProps) {
  return (
    <span className="step" role="group" aria-label={labels.quantity}>
      <button name={name} value={value - 1} disabled={value <= min} aria-label={labels.fewer}>
        <Icon name="minus" size="small" />
      </button>
      <output>{value}</output>
      <button name={name} value={value + 1} disabled={value >= max} aria-label={labels.more}>
        <Icon name="plus" size="small" />
      </button>
    </span>
  );
}
