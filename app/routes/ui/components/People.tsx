import { UserBanner } from '#app/components/UserBanner.tsx';
import { UserLine } from '#app/components/UserLine.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Specimen, States } from './Specimen.tsx';

/** People and shops, from one line to a whole banner. */
export function People() {
  return (
    <Specimen title="People">
      <States label="Lines">
        <UserLine name="oskar_h" />
        <UserLine name="petra.lind" size="m" verifiedLabel="Verified" meta="4.8 · Oslo" />
        <UserLine name="House of Wool" size="l" officialLabel="Official" meta="Retailer" />
      </States>
      <UserBanner
        name="petra.lind"
        level={2}
        verifiedLabel="Verified"
        place="Norway · since 2021"
        bio="Knits, mostly."
        facts={[
          { value: '2.4k', label: 'followers' },
          { value: '180', label: 'following' },
        ]}
        review={{ rating: 4.8, score: '4.8', count: '31 reviews', starsLabel: '4.8 of 5', level: 'Level 3' }}
        actions={
          <Button type="button" variant="primary">
            Follow
          </Button>
        }
      />
    </Specimen>
  );
}
