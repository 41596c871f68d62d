import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { origin: "http://127.0.0.1:8000", hostname: "127.0.0.1" });
const { api } = await import("./api");
const { isLoopback, serverAddress } = await import("./server-address.svelte");

test("addresses that mean this computer to everybody", () => {
  expect(["localhost", "127.0.0.1", "127.1.2.3", "[::1]"].map(isLoopback)).toEqual([true, true, true, true]);
  expect(["192.168.1.4", "table.example", "128.0.0.1", "localhost.example"].map(isLoopback)).toEqual(
    Array(4).fill(false),
  );
});

test("links begin with the address on the network, or are said to be for this computer alone", async () => {
  const asked = vi.spyOn(api, "address");
  asked.mockResolvedValue({ origins: [] });
  await serverAddress.lookUp();
  expect([serverAddress.origin, serverAddress.localOnly]).toEqual(["http://127.0.0.1:8000", true]);
  asked.mockResolvedValue({ origins: ["http://192.168.1.4:8000"] });
  await serverAddress.lookUp();
  expect([serverAddress.origin, serverAddress.localOnly]).toEqual(["http://192.168.1.4:8000", false]);
});
