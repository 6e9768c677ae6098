// Configuration lines for routes, redirects, API and files, for each host. The complete files are in deploy/.

export const routes = {
  nginx: 'location / { try_files $uri $uri/index.html /index.html; }',
  Apache:
    'RewriteRule ^[^.]*$ index.html [END]  (after the rules for files, the API and the pages)',
  Caddy: 'try_files {path} {path}/index.html /index.html  (inside the handle after the API)',
  lighttpd:
    'url.rewrite-if-not-file = ( "^([^.]*[^./])/?$" => "$1/index.html" )  (deploy/lighttpd.conf)',
  IIS: '<rule name="Temple routes"> of web.config; the URL Rewrite module must be installed',
  'ASP.NET Core': 'app.MapFallbackToFile("index.html", site);',
}

export const redirects = {
  nginx: 'absolute_redirect off;  and try_files $uri $uri/index.html in place of $uri/',
  Apache: 'DirectorySlash Off',
  Caddy: 'file_server { disable_canonical_uris }',
  lighttpd: 'url.rewrite-if-not-file to the index.html of the folder, with and without a slash',
  IIS: '<rule name="Temple pages"> of web.config, which rewrites in place of redirecting',
  'ASP.NET Core': 'new DefaultFilesOptions { RedirectToAppendTrailingSlash = false }',
}

export const api = {
  nginx:
    'location ~* ^/(general/api/|admin/api/) { proxy_pass http://temple_api; }  (no path after the address)',
  Apache: 'ProxyPassMatch "^/((?:general|admin)/api/.*)$" "http://127.0.0.1:5000/$1"',
  Caddy: 'handle @api { reverse_proxy 127.0.0.1:5000 }  (in a handle before that of the files)',
  lighttpd:
    '$HTTP["url"] =~ "(?i)^/(general|admin)/api/" { proxy.server = ( "" => (( "host" => "127.0.0.1", "port" => 5000 )) ) }',
  IIS: '<rule name="Temple API" stopProcessing="true"> as the first rule, with <action type="None" />',
  'ASP.NET Core':
    'app.MapControllers(); before app.MapFallback("/admin/api/{**rest}", () => Results.NotFound());',
}

export const apiAddress = {
  nginx: 'upstream temple_api { server 127.0.0.1:5000; }',
  Apache: 'ProxyPassMatch ... "http://127.0.0.1:5000/$1"',
  Caddy: 'reverse_proxy 127.0.0.1:5000',
  lighttpd: 'proxy.server = ( "" => (( "host" => "127.0.0.1", "port" => 5000 )) )',
  IIS: 'start the application pool of the API; its log says why it does not start',
  'ASP.NET Core': 'start the backend; a proxy before it passes requests on to its --urls',
}

export const unknownFiles = {
  nginx: 'location ~ \\.[^/]+$ { try_files $uri =404; }',
  Apache: 'RewriteRule \\.[^/]+$ - [END]  (before the rule that leads to index.html)',
  Caddy: '@file path_regexp \\.[^/]+$  with  handle @file { file_server }',
  lighttpd: 'only addresses without a dot are rewritten: "^([^.]*)$"; no server.error-handler-404',
  IIS: '<match url="^[^.]*$" /> in the rule of the routes',
  'ASP.NET Core':
    'app.MapFallbackToFile("index.html", site);  (its pattern leaves names with an extension out)',
}

export const upload = {
  nginx: 'client_max_body_size 20m;',
  Apache: 'LimitRequestBody 20971520',
  Caddy: 'request_body { max_size 20MB }',
  lighttpd: 'server.max-request-size = 20480',
  IIS: '<requestLimits maxAllowedContentLength="20971520" />',
  'ASP.NET Core':
    'options.Limits.MaxRequestBodySize = 20 * 1024 * 1024;  (Kestrel; [RequestSizeLimit] on the action)',
}

export const privateFiles = {
  nginx: 'location = /web.config { return 404; }  and  location ~ /\\. { return 404; }',
  Apache: 'RewriteRule (^|/)(\\.|web\\.config$) - [R=404,END]',
  Caddy: 'file_server { hide web.config .* }',
  lighttpd: 'url.access-deny = ( "web.config" )',
  IIS: '<requestFiltering> hides web.config already; do not deploy .git',
  'ASP.NET Core': 'do not copy web.config and .git into wwwroot/',
}

export const directoryLists = {
  nginx: 'autoindex off;',
  Apache: 'Options -Indexes',
  Caddy: 'file_server  (without browse)',
  lighttpd: 'dir-listing.activate = "disable"',
  IIS: '<directoryBrowse enabled="false" />',
  'ASP.NET Core': 'remove app.UseDirectoryBrowser()',
}
