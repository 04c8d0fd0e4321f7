import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { buttonClass } from '#app/ui/Button.tsx';
import { Picture } from '#app/ui/Picture.tsx';

export interface CampaignPromptProps {
  imageSrc: string;
  text: ReactNode;
  /** "Explore now". */
  explore: { href: string; label: string };
  /** "Terms apply". */
  terms: { href: string; label: string };
}

/** What the campaign modal holds (2.3#52): an upright picture edge to edge, a sentence, the way in and the terms. */
export function CampaignPrompt({ imageSrc, text, explore, terms }: CampaignPromptProps) {
  return (
    <div className="campaign">
      <div className="ph">
        <Picture src={imageSrc} alt="" sizes="440px" />
      </div>
      <p className="q">{text}</p>
      <Link className={buttonClass('primary', { wide: true })} to={explore.href}>
        {explore.label}
      </Link>
      <Link className="link small qq" to={terms.href}>
        {terms.label}
      </Link>
    </div>
  );
}
