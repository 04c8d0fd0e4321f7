import { redirect, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listRecommended } from '#app/api/catalog.server.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { env } from '#app/server/env.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import stylesheet from '#app/styles/ui.css?url';
import { CardStates } from './components/CardStates.tsx';
import { Controls } from './components/Controls.tsx';
import { Feedback } from './components/Feedback.tsx';
import { Fields } from './components/Fields.tsx';
import { People } from './components/People.tsx';
import { Trade } from './components/Trade.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta: MetaFunction = () => [
  { title: 'Components · Offcut' },
  { name: 'robots', content: 'noindex' },
];

/** Every component in every state, for those who build the shop (docs/decisions/0015); elsewhere no such page. */
export async function loader(args: LoaderFunctionArgs) {
  if (env().NODE_ENV !== 'development' && env().SHOW_UI !== '1') throw redirect(paths.home());
  const visitor = await getVisitor(args);
  const { data } = await listRecommended(visitor, { gender: 'women' });
  return {
    pictures: data.map(({ thumbnail, hoverImage }) => ({ src: thumbnail, hover: hoverImage })),
    messages: messagesFor(visitor.preferences.language, ['link']),
  };
}

export default function Components() {
  const { pictures } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="wrap">
        <h1 className="serif xl page-head">Components</h1>
      </div>
      <CardStates pictures={pictures} />
      <Controls />
      <Fields />
      <Feedback picture={pictures[1]?.src ?? ''} />
      <Trade picture={pictures[0]?.src ?? ''} />
      <People />
    </>
  );
}
