/** openapi.yaml as JSON, so that the browser needs no YAML parser (mocks/vite-plugin.ts). */
declare module 'virtual:mock-contract' {
  const contract: import('./operations').Contract
  export default contract
}

/** Version and commit of the build, shown in the panel (mocks/vite-plugin.ts). */
declare module 'virtual:mock-build' {
  const build: string
  export default build
}
