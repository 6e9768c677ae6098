// Servers on which the files of deploy/ are tested, with only the values replaced that a deployer
// sets by hand.
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { URL } from 'node:url'

/** Returns a file of deploy/ with each text replaced; throws if a text is missing. */
function edited(name, pairs) {
  let text = readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')
  for (const [pattern, replacement] of pairs) {
    if (!text.includes(pattern)) throw new Error(`deploy/${name} holds no "${pattern}"`)
    text = text.replaceAll(pattern, replacement)
  }
  return text
}

/** Apache modules of Debian's package; the configuration loads them, because a2enmod is not run. */
const apacheModules = [
  'mpm_event', 'authz_core', 'authz_host', 'dir', 'mime', 'env', 'setenvif', 'headers', 'rewrite', 'deflate', 'filter',
  'proxy', 'proxy_http',
] // prettier-ignore

/**
 * `config` returns the configuration file for a run: port, API port, base, document root and a
 * folder for the server's files. `start` returns the command that runs it in the foreground.
 */
export const servers = [
  {
    name: 'nginx',
    file: 'deploy/nginx.conf',
    packages: ['nginx-light'],
    version: ['nginx', '-v'],
    config: ({ port, api, base, root, folder }) =>
      `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types; access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
${edited('nginx.conf', [
  ['listen 80', `listen 127.0.0.1:${port}`],
  ['/var/www/temple', root],
  ['127.0.0.1:5000', `127.0.0.1:${api}`],
  ['^/(', `^${base}(`],
  [' /index.html', ` ${base}index.html`],
  ['location / ', `location ${base} `],
  ['= /web.config', `= ${base}web.config`],
])}
}
`,
    start: (file, { folder }) => ['nginx', '-p', folder, '-c', file, '-e', `${folder}/error.log`],
  },
  {
    name: 'Apache httpd',
    file: 'deploy/apache.conf',
    packages: ['apache2-bin', 'media-types'],
    version: ['apache2', '-v'],
    config: ({ port, api, base, root, folder }) =>
      `ServerRoot /etc
${apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${edited('apache.conf', [
  ['*:80', `127.0.0.1:${port}`],
  ['TEMPLE_ROOT /var/www/temple\n', `TEMPLE_ROOT ${root}\n`],
  ['http://127.0.0.1:5000', `http://127.0.0.1:${api}`],
  ['TEMPLE_BASE "/"', `TEMPLE_BASE "${base}"`],
])}`,
    start: (file) => ['apache2', '-f', file, '-D', 'FOREGROUND'],
  },
  {
    name: 'Caddy',
    file: 'deploy/Caddyfile',
    packages: ['caddy'],
    version: ['caddy', 'version'],
    config: ({ port, api, base, root }) =>
      `{
	admin off
}
${edited('Caddyfile', [
  [':80 {', `http://127.0.0.1:${port} {`],
  ['root * /var/www/temple', `root * ${root}`],
  ['reverse_proxy 127.0.0.1:5000', `reverse_proxy 127.0.0.1:${api}`],
  ['(?i)^/(', `(?i)^${base}(`],
  ['{path}/index.html /index.html', `{path}/index.html ${base}index.html`],
  ['path /web.config', `path ${base}web.config`],
  ['handle /* {', `handle ${base}* {`],
])}`,
    start: (file) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
  },
]
