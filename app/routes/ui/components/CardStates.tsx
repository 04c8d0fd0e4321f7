import { FavouriteButton } from '#app/components/FavouriteButton.tsx';
import { ProductCard, type ProductCardProps } from '#app/components/ProductCard.tsx';
import { ProductGrid } from '#app/components/ProductGrid.tsx';
import { Rail, RAIL_SIZES } from '#app/components/Rail.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Specimen } from './Specimen.tsx';

interface Sample {
  src: string;
  hover: string | null;
}

const ask = { label: 'Ask', price: '$168' };
const bid = { label: 'Bid', price: '$142' };

/** What differs from a plain card; the name says which state it is. */
const states: (Partial<ProductCardProps> & { name: string })[] = [
  { name: 'Normal', ask, bid },
  { name: 'Favourite', ask, bid, favourite: <FavouriteButton pressed label="Favourite: favourite card" /> },
  { name: 'Discounted', ask, struckLabel: '$260', discountLabel: '36% OFF' },
  { name: 'Nothing asked', ask: { label: 'Ask', price: '--' } },
  {
    name: 'Large price',
    large: true,
    ask: { label: 'Ask', price: '¥1,250,000' },
    bid: { label: 'Bid', price: '¥1,080,000' },
  },
  { name: 'Multiple sizes', ask, detail: 'Varied · Multiple sizes', offersLabel: '3 offers' },
  { name: 'Sold', state: { label: 'Sold' }, ask: { label: 'Sold', price: '$320' } },
  { name: 'Expired', state: { label: 'Expired' }, ask },
  { name: 'Not available', state: { label: 'Not available' } },
  {
    name: 'Own listing, with a name so long that it has to end somewhere before the next column begins',
    ask,
    actions: (
      <>
        <a className={buttonClass('quiet', { size: 'tiny' })} href="#edit">
          Edit
        </a>
        <button type="button" className={buttonClass('quiet', { size: 'tiny' })}>
          Bump
        </button>
      </>
    ),
  },
  { name: 'Picture that does not load', imageSrc: '/media/catalog/none', failedLabel: 'Failed to Load', ask },
];

/** The product card in every state, in the grid and in a rail. */
export function CardStates({ pictures }: { pictures: readonly Sample[] }) {
  const pictureOf = (index: number) => pictures[index % Math.max(1, pictures.length)];
  const card = (index: number) => {
    const picture = pictureOf(index);
    const { name = '', ...rest } = states[index % states.length] ?? {};
    return {
      href: `#card-${index}`,
      brand: 'Maison Verrault',
      name,
      imageSrc: picture?.src ?? '',
      ...(picture?.hover ? { hoverSrc: picture.hover } : {}),
      sizes: ['XS', 'S', 'M', 'L'],
      favourite: <FavouriteButton pressed={false} label={`Favourite: ${name}`} />,
      ...rest,
    };
  };
  return (
    <>
      <Specimen title="Cards" bare>
        <ProductGrid>
          {states.map(({ name }, index) => (
            <ProductCard key={name} {...card(index)} level={3} />
          ))}
          <Skeleton shape="card" />
        </ProductGrid>
      </Specimen>
      <Rail title="Rail">
        {pictures.slice(0, 7).map(({ src }, index) => (
          <ProductCard
            key={src}
            {...card(0)}
            href={`#rail-${index}`}
            imageSrc={src}
            level={3}
            pictureSizes={RAIL_SIZES}
          />
        ))}
      </Rail>
    </>
  );
}
