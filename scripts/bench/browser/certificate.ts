import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** Makes a self-signed certificate for a local server: browsers speak HTTP/2 over TLS only. */
export function makeCertificate(directory: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [path.join(directory, "key.pem"), path.join(directory, "cert.pem")];
  const made = ["-keyout", key, "-out", cert, "-days", "1", "-subj", "/CN=localhost"];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  execFileSync("openssl", ["req", "-x509", "-nodes", ...curve, ...made], { stdio: "pipe" });
  return { key: fs.readFileSync(key), cert: fs.readFileSync(cert) };
}
