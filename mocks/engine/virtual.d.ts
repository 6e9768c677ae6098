/** openapi.yaml as JSON, so that no YAML parser runs in the browser (mocks/vite-plugin.ts). */
declare module 'virtual:mock-contract' {
  const contract: import('./operations').Contract
  export default contract
}

/** Version and commit of the build, as the panel shows them (mocks/vite-plugin.ts). */
declare module 'virtual:mock-build' {
  const build: string
  export default build
}
