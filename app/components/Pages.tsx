import { useT } from '#app/i18n/use-translation.ts';
import { Pager } from '#app/ui/Pager.tsx';
import { renderLink } from './render-link.tsx';

export interface PagesProps {
  /** 1-based. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
}

/** The pager of a list, with the shop's words and links. Nothing below two pages (9#16). */
export function Pages(props: PagesProps) {
  const common = useT('common');
  return (
    <Pager
      {...props}
      renderLink={renderLink}
      labels={{
        pages: common('pages'),
        previous: common('previousPage'),
        next: common('nextPage'),
        back: common('back5'),
        forward: common('forward5'),
      }}
    />
  );
}
