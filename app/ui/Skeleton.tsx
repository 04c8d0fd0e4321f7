export interface SkeletonProps {
  /** A card in the grid, a row of text lines, or one picture. */
  shape: 'card' | 'lines';
  count?: number;
}

/** Tile-coloured blocks in the final geometry. The element around says aria-busy. */
export function Skeleton({ shape, count = 1 }: SkeletonProps) {
  const each = Array.from({ length: count }, (_, index) => index);
  if (shape === 'lines') {
    return (
      <div aria-hidden="true">
        {each.map((index) => (
          <div key={index} className={index % 3 === 2 ? 'sk text half' : 'sk text'} />
        ))}
      </div>
    );
  }
  return (
    <>
      {each.map((index) => (
        <div key={index} className="card" aria-hidden="true">
          <div className="pic sk" />
          <div className="txt">
            <div className="sk text half" />
            <div className="sk text" />
          </div>
        </div>
      ))}
    </>
  );
}
