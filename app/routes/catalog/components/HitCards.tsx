import { Link } from '@remix-run/react';
import { ProductCard } from '#app/components/ProductCard.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import type { CollageHit, HitCard } from '../hit-cards.server.ts';

/** Cards of the results page that are no styles: listings of people, and lists worth a look (3#6). */
export function HitCards({ hits }: { hits: readonly HitCard[] }) {
  return hits.map((hit) =>
    hit.kind === 'collage' ? (
      <Collage key={hit.key} hit={hit} />
    ) : (
      <ProductCard
        key={hit.key}
        href={hit.href}
        brand={hit.brand}
        name={hit.name}
        imageSrc={hit.image}
        ask={{ price: hit.price }}
        offersLabel={hit.count}
        detail={
          <>
            {hit.seller}
            {hit.detail ? ` · ${hit.detail}` : null}
          </>
        }
      />
    ),
  );
}

function Collage({ hit: { href, title, images, labels } }: { hit: CollageHit }) {
  return (
    <article className="card collage">
      <div className="pic quartet">
        {images.map((image) => (
          <Picture key={image} src={image} alt="" sizes="(min-width:1181px) 13vw,25vw" />
        ))}
      </div>
      <div className="txt">
        <h2>
          <Link to={href} prefetch="intent" discover="none">
            <b>{title}</b>
          </Link>
        </h2>
        <p className="small qq">{labels.join(' · ')}</p>
      </div>
    </article>
  );
}
