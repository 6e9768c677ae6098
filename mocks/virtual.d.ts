/** openapi.yaml as JSON, so that no YAML parser runs in the browser (mocks/vite-plugin.ts). */
declare module 'virtual:mock-contract' {
  const contract: import('./calls').Contract
  export default contract
}
