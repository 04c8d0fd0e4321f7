export function openApiDocument(): object {
  return {};
}
