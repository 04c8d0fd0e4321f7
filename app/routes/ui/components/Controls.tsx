import { ActiveFilters } from '#app/components/ActiveFilters.tsx';
import { Pages } from '#app/components/Pages.tsx';
import { renderLink } from '#app/components/render-link.tsx';
import { Badge } from '#app/ui/Badge.tsx';
import { Breadcrumbs } from '#app/ui/Breadcrumbs.tsx';
import { Button, buttonClass, type ButtonVariant } from '#app/ui/Button.tsx';
import { chipClass } from '#app/ui/Chip.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { QuantityStepper } from '#app/ui/QuantityStepper.tsx';
import { Stars } from '#app/ui/Stars.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { Specimen, States } from './Specimen.tsx';

const variants: ButtonVariant[] = ['primary', 'outline', 'bid', 'quiet', 'danger'];
const quantity = { quantity: 'Quantity', fewer: 'One fewer', more: 'One more' };

/** Buttons, chips, tags, badges, tabs, pager, steppers: what is pressed and what is read at a glance. */
export function Controls() {
  return (
    <Specimen title="Controls">
      <States label="Buttons">
        {variants.map((variant) => (
          <Button key={variant} type="button" variant={variant}>
            {variant}
          </Button>
        ))}
        <Button type="button" disabled>
          disabled
        </Button>
        <Button type="button" variant="primary" aria-busy>
          busy
        </Button>
        <a className={buttonClass('outline')} href="#link">
          link
        </a>
        <Button type="button" size="tiny">
          tiny
        </Button>
        <Button type="button" variant="primary" size="tall">
          tall
        </Button>
        <Button type="button" square aria-label="Search">
          <Icon name="search" />
        </Button>
      </States>
      <States label="Chips and active filters">
        <a className={chipClass()} href="#chip">
          Brand New <i>12</i>
        </a>
        <a className={chipClass()} href="#chosen" aria-current="true">
          Like New <i>4</i>
        </a>
        <ActiveFilters
          label="Active filters"
          filters={[
            { label: 'Coats', href: '#1', removeLabel: 'Remove Coats' },
            { label: 'At most $400', href: '#2', removeLabel: 'Remove At most $400' },
          ]}
          clear={{ href: '#clear', label: 'Clear all' }}
        />
      </States>
      <States label="Tags, badges, stars">
        <Tag>3 offers</Tag>
        <Tag kind="discount">33% OFF</Tag>
        <Tag kind="official">Official</Tag>
        <Tag kind="bid">Bid</Tag>
        <Tag kind="outline">Draft</Tag>
        <Badge count={1} />
        <Badge count={99} />
        <Badge count={100} />
        <Stars rating={4.4} label="4.4 of 5" />
      </States>
      <States label="Tabs">
        <Tabs
          label="Lists"
          big
          renderLink={renderLink}
          tabs={[
            { href: '#recommended', label: 'Recommended', current: true },
            { href: '#new', label: 'New in' },
          ]}
        />
        <Tabs
          label="Offers"
          ruled
          renderLink={renderLink}
          tabs={[
            { href: '#asks', label: 'Asks', count: 21, current: true },
            { href: '#bids', label: 'Bids', count: 4 },
          ]}
        />
      </States>
      <States label="Stepper: at one, between, at the most">
        <form>
          <QuantityStepper name="q1" value={1} max={3} labels={quantity} />
        </form>
        <form>
          <QuantityStepper name="q2" value={2} max={3} labels={quantity} />
        </form>
        <form>
          <QuantityStepper name="q3" value={3} max={3} labels={quantity} />
        </form>
      </States>
      <States label="Breadcrumbs and pages">
        <Breadcrumbs
          label="Breadcrumbs"
          renderLink={renderLink}
          crumbs={[{ label: 'Women', href: '#women' }, { label: 'Clothing', href: '#c' }, { label: 'Coats' }]}
        />
        <Pages page={12} pageCount={40} hrefFor={(page) => `#page-${page}`} />
      </States>
    </Specimen>
  );
}
