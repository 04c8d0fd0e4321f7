import { clsx } from 'clsx';

export interface OrderStepsProps {
  /** The steps in order; four of them. */
  steps: readonly string[];
  /** How many are behind us. */
  done: number;
  /** "Step 2 of 4". */
  label: string;
  /** Print the steps' names, on the order's own page. */
  named?: boolean;
}

/** How far an order has come. */
export function OrderSteps({ steps, done, label, named = false }: OrderStepsProps) {
  return (
    <ol className={clsx('prog', named && 'named')} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < done ? 'd' : undefined}
          aria-current={index === done - 1 ? 'step' : undefined}
        >
          {named ? step : <span className="vh">{step}</span>}
        </li>
      ))}
    </ol>
  );
}
