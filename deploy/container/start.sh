#!/bin/sh
# Writes the addresses of the environment into deploy/nginx.conf, and starts nginx.
set -eu
api=${TEMPLE_API#http://}
sed -e 's#listen 80;#listen 8080;#' \
  -e 's#root /var/www/temple;#root /srv/temple;#' \
  -e "s#127\.0\.0\.1:5000#$api#" \
  -e "s#\^/(#^$TEMPLE_BASE(#" \
  -e "s# /index\.html# ${TEMPLE_BASE}index.html#" \
  -e "s#location / #location $TEMPLE_BASE #" \
  -e "s#= /web\.config#= ${TEMPLE_BASE}web.config#" \
  /etc/temple/nginx.conf >/tmp/temple.conf
exec nginx -e stderr -c /etc/temple/main.conf
