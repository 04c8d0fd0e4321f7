/** The filters of a call that has none. */
export const noFilters = {
  brand: [],
  category: [],
  subcategory: [],
  condition: [],
  size: [],
  color: [],
  region: [],
};
