/** Five stars, filled up to the rounded rating; the number to one decimal stands beside or in the label (9#17). */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const full = Math.round(Math.min(5, Math.max(0, rating)));
  return (
    <span className="stars" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} className={star <= full ? 'i' : 'i o'} aria-hidden="true">
          <use href="/icons.svg#star" />
        </svg>
      ))}
    </span>
  );
}
