// Configuration lines for headers, types, compression and https, for each host. The complete files are in deploy/.

export const policy = {
  nginx:
    'add_header Content-Security-Policy "..." always;  (in server, and again in each location with add_header)',
  Apache: 'Header always set Content-Security-Policy "..."  (mod_headers; "set", not "add")',
  Caddy: 'header Content-Security-Policy "..."',
  lighttpd: 'setenv.set-response-header = ( "Content-Security-Policy" => "..." )',
  IIS: '<remove name="Content-Security-Policy" /> and <add name="Content-Security-Policy" value="..." /> in customHeaders',
  'ASP.NET Core':
    'headers.ContentSecurityPolicy = policy;  (middleware before UseStaticFiles, deploy/aspnet.md)',
}

export const enforcement = {
  nginx: 'add_header Content-Security-Policy in place of Content-Security-Policy-Report-Only',
  Apache: 'Define TEMPLE_POLICY Content-Security-Policy',
  Caddy: 'Content-Security-Policy in place of Content-Security-Policy-Report-Only',
  lighttpd: 'var.policy_header = "Content-Security-Policy"',
  IIS: 'name="Content-Security-Policy" in place of Content-Security-Policy-Report-Only',
  'ASP.NET Core': 'headers.ContentSecurityPolicy in place of ContentSecurityPolicyReportOnly',
}

export const noCache = {
  nginx:
    'map $uri $temple_cache { default "no-cache"; ~/assets/ "public, max-age=31536000, immutable"; }',
  Apache: 'Header always set Cache-Control "no-cache"  (mod_expires off: ExpiresActive Off)',
  Caddy: 'header Cache-Control no-cache',
  lighttpd: 'setenv.set-response-header = ( "Cache-Control" => "no-cache" )',
  IIS: '<clientCache cacheControlMode="DisableCache" />',
  'ASP.NET Core':
    'headers.CacheControl = "no-cache";  (OnPrepareResponse, also for MapFallbackToFile)',
}

export const types = {
  nginx:
    'types { application/manifest+json webmanifest; font/woff2 woff2; image/avif avif; text/javascript js; }',
  Apache:
    'AddType application/manifest+json .webmanifest  (likewise font/woff2, image/avif, text/javascript)',
  Caddy: 'header @manifest Content-Type application/manifest+json  (@manifest path *.webmanifest)',
  lighttpd: 'mimetype.assign += ( ".webmanifest" => "application/manifest+json" )',
  IIS: '<remove fileExtension=".webmanifest" /> and <mimeMap fileExtension=".webmanifest" mimeType="application/manifest+json" />',
  'ASP.NET Core':
    'provider.Mappings[".webmanifest"] = "application/manifest+json";  (FileExtensionContentTypeProvider)',
}

export const assetCaching = {
  nginx: noCache.nginx,
  Apache:
    'Header set Cache-Control "public, max-age=31536000, immutable" "expr=%{REQUEST_URI} =~ m#/assets/#"',
  Caddy: 'header @assets Cache-Control "public, max-age=31536000, immutable"',
  lighttpd:
    '$HTTP["url"] =~ "/assets/" { setenv.set-response-header = ( "Cache-Control" => "public, max-age=31536000, immutable" ) }',
  IIS: '<clientCache cacheControlCustom="public, immutable" cacheControlMode="UseMaxAge" cacheControlMaxAge="365.00:00:00" />',
  'ASP.NET Core':
    'headers.CacheControl = "public, max-age=31536000, immutable";  (OnPrepareResponse, below /assets/)',
}

export const compression = {
  nginx:
    'gzip on; gzip_comp_level 6; gzip_vary on; gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;',
  Apache:
    'AddOutputFilterByType DEFLATE text/html text/css text/javascript application/json application/manifest+json image/svg+xml',
  Caddy: 'encode gzip',
  lighttpd:
    'deflate.allowed-encodings = ( "gzip" ), deflate.mimetypes = ( "text/", "application/json", "image/svg+xml" )',
  IIS: '<httpCompression> of web.config; the feature "Static Content Compression" must be installed',
  'ASP.NET Core':
    'app.UseResponseCompression();  (before UseStaticFiles; EnableForHttps, level Optimal)',
}

export const revalidation = {
  nginx: 'etag on;',
  Apache: 'DeflateAlterETag NoChange',
  Caddy: 'remove  header -ETag  and  header -Last-Modified',
  lighttpd: 'etag.use-mtime = "enable"',
  IIS: 'remove the rule or header that takes ETag away',
  'ASP.NET Core': 'serve with UseStaticFiles, which sends ETag and Last-Modified',
}

export const errorHeaders = {
  nginx: 'add_header ... always;  for the policy, and no "always" on Cache-Control',
  Apache: 'Header always set ...  for the policy, and "Header set" without "always" for immutable',
  Caddy: 'handle_errors { header ... }',
  lighttpd:
    'setenv.set-response-header applies to errors too; match only existing files for immutable',
  IIS: '<customHeaders> apply to errors as well; clientCache does not',
  'ASP.NET Core':
    'set the policy in middleware, not in OnPrepareResponse, which runs for found files only',
}

export const https = {
  nginx: 'server { listen 80; return 301 https://$host$request_uri; }',
  Apache: 'Redirect permanent / https://temple.example/  (in <VirtualHost *:80>)',
  Caddy: 'name the host as the site address: temple.example { ... }',
  lighttpd:
    '$HTTP["scheme"] == "http" { url.redirect = ( "" => "https://${url.authority}${url.path}${qsa}" ) }',
  IIS: '<action type="Redirect" url="https://{HTTP_HOST}{REQUEST_URI}" /> in a rule for {HTTPS} = off',
  'ASP.NET Core': 'app.UseHttpsRedirection();',
}

export const hsts = {
  nginx: 'add_header Strict-Transport-Security "max-age=31536000" always;',
  Apache: 'Header always set Strict-Transport-Security "max-age=31536000"',
  Caddy: 'header Strict-Transport-Security "max-age=31536000"',
  lighttpd: 'setenv.set-response-header += ( "Strict-Transport-Security" => "max-age=31536000" )',
  IIS: '<add name="Strict-Transport-Security" value="max-age=31536000" />',
  'ASP.NET Core': 'app.UseHsts();',
}
