import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Picture } from '#app/ui/Picture.tsx';
import type { CollectionView } from '../collection-page.server.ts';
import { ListPage } from './ListPage.tsx';

/** A collection or trending list: its picture and text, then its styles. */
export function CollectionPage({ kind, gender, heading, text, cover, others, list }: CollectionView) {
  const common = useT('common');
  return (
    <ListPage
      heading={heading}
      list={list}
      crumbs={[
        gender
          ? { label: common(gender), href: paths.shopping(gender) }
          : { label: common('home'), href: paths.home() },
        { label: kind },
        { label: heading },
      ]}
      narrower={others.length > 1 ? others : []}
      cover={
        cover ? (
          <Picture
            src={cover}
            alt=""
            width={1000}
            height={1000}
            sizes="(min-width:768px) 50vw,100vw"
            priority
          />
        ) : null
      }
    >
      {text ? <p className="q">{text}</p> : null}
    </ListPage>
  );
}
