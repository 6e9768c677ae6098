// What frameworks do by themselves when they serve the folder, where a check finds it. Their pages in docs/deployment/ have the rest.

const lines = {
  Django: {
    routes: 're_path of the page as the last of urlpatterns',
    redirects: 'leave WHITENOISE_INDEX_FILE off',
    types: 'WHITENOISE_MIMETYPES for .webmanifest',
    'page caching': 'site_pages.headers as the first of MIDDLEWARE',
    'asset caching': 'site_pages.headers as the first of MIDDLEWARE',
    'file headers': 'site_pages.headers as the first of MIDDLEWARE, before WhiteNoise',
    compression: 'GZipMiddleware before WhiteNoiseMiddleware',
    revalidation: 'ConditionalGetMiddleware before GZipMiddleware',
    'headers of errors': 'site_pages.headers as the first of MIDDLEWARE',
    'API reads': "another address for Django's own admin, which takes /admin/",
    'API writes': "the API's paths exactly as in the contract: APPEND_SLASH redirects",
    'unknown API paths': 'leave general/api and admin/api out of the last re_path',
  },
  Laravel: {
    'API reads': "apiPrefix: '' in bootstrap/app.php",
    'API writes': 'delete the rule of public/.htaccess that removes a slash at the end',
    'upload limit': 'upload_max_filesize = 20M and post_max_size = 21M in php.ini',
  },
  'Spring Boot': {
    routes: 'a PathResourceResolver that returns index.html',
    types: 'server.mime-mappings.webmanifest=application/manifest+json',
    'page caching': 'switch the Cache-Control of Spring Security off for the site',
    'asset caching': 'switch the Cache-Control of Spring Security off for the site',
    compression: 'server.compression.enabled=true, with the types in server.compression.mime-types',
    'headers of errors': 'Cache-Control: no-cache in the handler of errors',
    'API writes': 'no CSRF for the API; map paths with the slash that the contract has',
    'unknown API paths': 'return null for the API in the PathResourceResolver',
    'upload limit': 'spring.servlet.multipart.max-file-size=20MB',
  },
  Express: {
    routes: 'app.get(/^[^.]*$/, ...) after express.static',
    redirects: 'express.static(dist, { redirect: false })',
    'file caching': 'express.static(dist, { cacheControl: false, setHeaders })',
    'asset caching': 'express.static(dist, { cacheControl: false, setHeaders })',
    compression: 'app.use(compression()) before express.static',
    'API reads': "app.use(['/general/api', '/admin/api'], api) before express.static",
    'API writes': "app.set('strict routing', true), and strict: true in each router",
    'unknown API paths': 'a 404 in the router of the API, before the page',
    'upload limit': 'the limits of multer',
  },
}

const pages = {
  Django: 'docs/deployment/django.md',
  Laravel: 'docs/deployment/laravel.md',
  'Spring Boot': 'docs/deployment/spring.md',
  Express: 'docs/deployment/express.md',
}

/** The lines of the frameworks that are known for this fault, each with its page. */
export const frameworkFixes = (check) =>
  Object.fromEntries(
    Object.entries(lines)
      .filter(([, byCheck]) => check in byCheck)
      .map(([name, byCheck]) => [name, `${byCheck[check]}  (${pages[name]})`]),
  )
