import { index, layout, route, type RouteConfig } from '@remix-run/route-config';

const shortAddresses = [
  ...[
    'profile',
    'password',
    'payment',
    'offers',
    'address',
    'feedbacks',
    'preferences',
    'watch',
    'refer-a-friend',
  ],
  ...['orders/:orderId?', 'listings/:of?', 'sold/:of?', 'favorites', 'posts', 'follow'],
];

/**
 * The site map of specification 2.1, as far as it is built. Literal paths stand beside what shadows them; one blank
 * line per area; resource routes, then the splat, last. Addresses are written in `paths.ts`.
 */
export default [
  layout('frame.tsx', [
    index('routes/catalog/home.tsx'),
    route('shopping/:gender', 'routes/catalog/shopping-home.tsx'),
    route('shopping/:gender/new-in', 'routes/catalog/new-in.tsx'),
    route('shopping/:gender/marketplace', 'routes/catalog/marketplace-gender.tsx'),
    route('marketplace', 'routes/catalog/marketplace.tsx'),
    route('shopping/:gender/category/:category/:subcategory?', 'routes/catalog/category.tsx'),
    route('shopping/:gender/designer/:designer/:category?/:subcategory?', 'routes/catalog/designer.tsx'),
    route('designer/:designer/:category?/:subcategory?', 'routes/catalog/any-designer.tsx'),
    route('shopping/:gender/designers', 'routes/catalog/designers.tsx'),
    route('shopping/collection/:idOrKey', 'routes/catalog/collection.tsx'),
    route('trending/:id', 'routes/catalog/trending.tsx'),
    route('search', 'routes/catalog/search.tsx'),
    route('search/image', 'routes/catalog/image-search.tsx'),
    route('account/filters', 'routes/catalog/saved-filters.tsx'),
    route('feed.rss', 'routes/catalog/feed-rss.ts'),
    route('feed.json', 'routes/catalog/feed-json.ts'),
    route('sitemap.xml', 'routes/catalog/sitemap.ts'),
    route('sitemap/:name', 'routes/catalog/sitemap-part.ts'),
    route('robots.txt', 'routes/catalog/robots.ts'),

    route('shopping/:gender/item/:slug', 'routes/product/product.tsx'),
    route('shopping/:gender/item/:slug/ask', 'routes/offer/create-ask.tsx'),
    route('shopping/:gender/item/:slug/bid', 'routes/offer/create-bid.tsx'),
    route('shopping/:gender/item/:slug/watch', 'routes/product/watch.tsx'),
    route('shopping/sell', 'routes/offer/sell.tsx'),
    route('user/:who', 'routes/user/profile.tsx'),
    route('user/:userId/feedbacks', 'routes/user/feedbacks.tsx'),
    route('user/:userId/posts', 'routes/user/posts.tsx'),
    route('user/:userId/follow', 'routes/user/follow.tsx'),
    route('follow/:username', 'routes/user/follow-by-username.tsx'),

    route('user/:userId/listings', 'routes/offer/user-listings.tsx'),
    route('user/:userId/listings/:slug', 'routes/offer/listing.tsx'),
    route('listings/:username/:slug', 'routes/offer/listing-by-username.tsx'),
    route('user/:userId/sold', 'routes/offer/user-sold.tsx'),
    route('user/:userId/sold/:slug', 'routes/offer/sold.tsx'),
    route('sold/:username/:slug', 'routes/offer/sold-by-username.tsx'),
    route('user/:userId/favorites', 'routes/offer/user-favorites.tsx'),

    route('shopping/bag', 'routes/bag/bag.tsx'),

    route('shopping/buy/:offerId', 'routes/order/buy.tsx'),
    route('account/orders', 'routes/order/orders.tsx'),
    route('account/orders/:orderId', 'routes/order/order.tsx'),

    route('login', 'routes/auth/login.tsx'),
    route('login/code', 'routes/auth/login-code.tsx'),
    route('forgot-password', 'routes/auth/forgot-password.tsx'),
    route('reset-password', 'routes/auth/reset-password.tsx'),

    route('account', 'routes/account/overview.tsx'),
    route('account/profile', 'routes/account/profile.tsx'),
    route('account/preferences', 'routes/account/preferences.tsx'),
    route('account/export', 'routes/account/export.ts'),
    route('account/refer-a-friend', 'routes/account/refer-a-friend.tsx'),
    route('unsubscribe', 'routes/account/unsubscribe.tsx'),
    route('account/feedbacks', 'routes/account/feedbacks.tsx'),
    route('account/feedbacks/:orderId', 'routes/account/feedback.tsx'),
    route('account/password', 'routes/account/password.tsx'),
    route('account/two-step', 'routes/account/two-step.tsx'),
    route('account/payment', 'routes/account/payment.tsx'),
    route('account/address', 'routes/account/address.tsx'),
    route('account/offers', 'routes/account/offers.tsx'),
    route('account/measurements', 'routes/account/measurements.tsx'),
    route('account/offers/:offerId', 'routes/account/edit-offer.tsx'),
    route('account/watch', 'routes/account/watch.tsx'),
    route('account/history', 'routes/account/history.tsx'),

    route('discover-app', 'routes/link/discover-app.tsx'),
    route('privacy-choices', 'routes/link/privacy-choices.tsx'),
    route('prompt/signin', 'routes/auth/prompt-signin.tsx'),
    route('prompt/region', 'routes/link/prompt-region.tsx'),
    route('prompt/size-chart', 'routes/product/size-chart.tsx'),
    route('callback/:name', 'routes/link/callback.tsx'),
    route('redirect', 'routes/link/redirect.ts'),
    route('lead/:offerId', 'routes/link/lead.tsx'),
    route('lead-to-offer/:offerId', 'routes/link/lead-to-offer.ts'),

    route('ui', 'routes/ui/ui.tsx'),

    // The site map's addresses without the area they belong to (A1).
    ...shortAddresses.map((path) => route(path, 'routes/link/short-address.tsx', { id: `short/${path}` })),
  ]),

  route('resources/logout', 'routes/auth/logout.ts'),
  route('resources/display', 'routes/link/display.ts'),
  route('resources/identity/:name', 'routes/auth/identity.ts'),
  route('resources/identity/:name/answer', 'routes/auth/identity-answer.ts'),
  route('resources/session', 'routes/auth/session.ts'),
  route('resources/exist', 'routes/auth/exist.ts'),
  route('resources/bag', 'routes/bag/add.ts'),
  route('resources/unit', 'routes/account/unit.ts'),
  route('events', 'routes/link/events.ts'),
  route('resources/my-sizes', 'routes/catalog/my-sizes.ts'),
  route('resources/favourite', 'routes/product/favourite.ts'),
  route('resources/places', 'routes/account/places.ts'),
  route('resources/standing', 'routes/user/standing.ts'),
  route('resources/seen/:spuId?', 'routes/product/seen.ts'),
  route('resources/story/:offerId', 'routes/offer/story.ts'),
  route('resources/suggest', 'routes/catalog/suggest.ts'),
  route('resources/recent-searches', 'routes/catalog/recent-searches.ts'),
  route('media/*', 'routes/link/media.ts'),
  route('sandbox/*', 'routes/link/sandbox.ts'),

  route('*', 'routes/link/unknown.ts'),
] satisfies RouteConfig;
