import { useLocation } from '@remix-run/react';
import { useMemo } from 'react';
import { readGallery, type GalleryState } from '#app/domain/gallery-address.ts';

/** The page's address and what it says about the page's pictures. */
export function useGallery(images: readonly { ratio?: number }[]): { url: URL; state: GalleryState } {
  const { pathname, search } = useLocation();
  return useMemo(() => {
    // Only the path and the query are read; the origin is for URL's sake.
    const url = new URL(pathname + search, 'https://same-origin.invalid');
    return { url, state: readGallery(url.searchParams, images) };
  }, [pathname, search, images]);
}
